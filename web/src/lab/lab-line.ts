import type { LabAsk, LabSaid, Reason } from '@siegeworks/protocol';
import { HostRefused } from '../session.ts';

type Asked<T> = T extends LabAsk ? Omit<T, 'id'> : never;
export type LabWish = Asked<LabAsk>;

/** The page's talk with its lab, a program beside it that is started when somebody opens the page. */
export class LabLine {
  private readonly worker = new Worker(new URL('../worker/lab/main.ts', import.meta.url), { type: 'module' });
  private readonly heard = new Map<number, (said: LabSaid) => void>();
  private last = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<LabSaid>) => this.heard.get(data.id)?.(data);
  }

  /** `hear` receives everything that is said about it; it never ends by itself. */
  send(wish: LabWish, hear: (said: LabSaid) => void = () => {}): void {
    const id = ++this.last;
    this.heard.set(id, hear);
    this.worker.postMessage({ ...wish, id } as LabAsk);
  }

  /** The first answer, or why there is none. */
  ask(wish: LabWish): Promise<LabSaid> {
    return new Promise((resolve, reject) => {
      this.send(wish, said => {
        if (said.type === 'problem') reject(refusal(said.reasons));
        else resolve(said);
      });
    });
  }

  close(): void {
    this.worker.terminate();
  }
}
const refusal = (reasons: readonly Reason[]) => new HostRefused(reasons);
