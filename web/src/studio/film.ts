import { keepBlob } from '../drawn.ts';
import type { Spot } from './moment.ts';
import { drawBoard } from './picture.ts';

/** The longest film, in moments, and how long each of them stays, in milliseconds. */
const MOMENTS = 60;
const STAYS = 500;

/** Records the real board from the present moment on, as a film that any browser plays. */
export async function film(look: (part: Partial<Spot>) => void, { at }: Spot, last: number): Promise<void> {
  if (typeof MediaRecorder === 'undefined') throw new Error('this browser cannot record films');
  const canvas = document.createElement('canvas');
  const from = at >= last ? Math.max(0, last - MOMENTS) : at;
  await shown(look, from);
  await drawBoard(canvas, 1);
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.ondataavailable = event => void parts.push(event.data);
  const ended = new Promise(done => {
    recorder.onstop = done;
  });
  recorder.start();
  for (let place = from; place <= Math.min(last, from + MOMENTS); place++) {
    await shown(look, place);
    await drawBoard(canvas, 1);
    await new Promise(done => setTimeout(done, STAYS));
  }
  recorder.stop();
  await ended;
  keepBlob(new Blob(parts, { type: 'video/webm' }), 'match.webm');
}

/** Goes to a moment, and waits until it is on the screen. */
function shown(look: (part: Partial<Spot>) => void, at: number): Promise<void> {
  look({ at });
  return new Promise(done => {
    const watch = () => {
      const now = document.querySelector<HTMLElement>('.studio')?.dataset.at;
      if (now === `${at}`) requestAnimationFrame(() => done());
      else requestAnimationFrame(watch);
    };
    watch();
  });
}
