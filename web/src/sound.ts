import type { Cue } from './cues.ts';

/** One tone: from one pitch to another in hertz, when it begins and how long it lasts in seconds. */
interface Tone {
  shape: OscillatorType;
  from: number;
  to: number;
  at: number;
  length: number;
  loud: number;
}

const tone = (shape: OscillatorType, from: number, to: number, at: number, length: number): Tone => ({
  shape,
  from,
  to,
  at,
  length,
  loud: shape === 'square' ? 0.03 : 0.09,
});

/** Made from nothing but tones: no files to load, nothing to license. */
const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  card: [tone('triangle', 320, 180, 0, 0.07)],
  dice: [0, 0.06, 0.13, 0.19, 0.27].map(at => tone('square', 700 + 900 * at, 240, at, 0.035)),
  ask: [tone('sine', 523, 523, 0, 0.12), tone('sine', 659, 659, 0.1, 0.18)],
  // A fanfare: three short calls and a long chord.
  win: [
    ...[0, 0.16, 0.28].map(at => tone('triangle', 523, 523, at, 0.14)),
    tone('triangle', 698, 698, 0.42, 0.3),
    ...[523, 659, 784, 1047].map(pitch => tone('triangle', pitch, pitch, 0.74, 0.9)),
  ],
  loss: [392, 330, 262].map((pitch, i) => tone('triangle', pitch, pitch * 0.97, 0.2 * i, 0.4)),
};

/** Seconds within which the same sound is not made twice. */
const REST = 0.12;

let context: AudioContext | null = null;
const heard = new Map<Cue, number>();

/** Makes a small sound, but never before the person has touched the page. */
export function playCue(cue: Cue): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    context ??= new AudioContext();
  } catch {
    // A machine without sound still plays.
    return;
  }
  const now = context.currentTime;
  if (now - (heard.get(cue) ?? -1) < REST) return;
  heard.set(cue, now);
  for (const each of TONES[cue]) strike(context, each);
}

function strike(audio: AudioContext, { shape, from, to, at, length, loud }: Tone): void {
  const begin = audio.currentTime + at;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + length);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length);
}
