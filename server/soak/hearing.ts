import type { Eye } from '@siegeworks/contract';
import type { FactMessage } from '@siegeworks/protocol';
import { changed } from '@siegeworks/protocol';

/** Everything that one visitor of one match was sent, to be held against the truth afterwards. */
export class Hearing {
  readonly match: string;
  readonly eye: Eye;
  /** As they came over the wire. */
  readonly texts: string[] = [];
  bytes = 0;
  /** What this eye knows, put together from all differences. */
  view: unknown;
  /** How many picks that knowledge reaches. */
  picks = -1;

  constructor(match: string, eye: Eye) {
    this.match = match;
    this.eye = eye;
  }

  hear(message: FactMessage, text: string): void {
    this.texts.push(text);
    this.bytes += Buffer.byteLength(text);
    this.learn(message);
  }

  private learn(message: FactMessage): void {
    if (message.type === 'opened') this.view = undefined;
    if (message.type !== 'facts' || message.match !== this.match) return;
    for (const { view } of message.moments) if (view !== undefined) this.view = changed(this.view, view);
    this.picks = message.moments.at(-1)?.pick ?? this.picks;
  }
}
