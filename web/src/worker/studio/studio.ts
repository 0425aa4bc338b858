import type { Analysis } from '@siegeworks/bots';
import { analyse, isDone, judgeOf, WAY } from '@siegeworks/bots';
import { Refused } from '@siegeworks/contract';
import { fileOfLink, gameOfLink, linkText, load } from '@siegeworks/files';
import { readMatchFile, said, whyOf } from '@siegeworks/host';
import { prove } from '@siegeworks/proof';
import type {
  Reason,
  StudioAnalysis,
  StudioAsk,
  StudioCalls,
  StudioNote,
  StudioReply,
  StudioSource,
} from '@siegeworks/protocol';
import { sentenceFor } from '@siegeworks/reader';
import type { Database } from '../database.ts';
import type { Shelf } from '../shelf.ts';
import { branchesIn, forgetBranch, keepBranch, keepNotes, moveIn, notesOn } from './beside.ts';
import { branchFile } from './branching.ts';
import { Findings } from './findings.ts';
import { packed, unpacked } from './packing.ts';
import { Replay } from './replay.ts';
import { textOf } from './text.ts';
import { keyOf, wholeOf } from './whole.ts';

export interface StudioParts {
  shelf: Shelf;
  database: Database;
  fresh(): string;
  /** Lets messages in between two steps of a long work. */
  pause(): Promise<void>;
  now(): number;
}
const FOUND = 'analysis/';
/** How often news of the analysis are sent and kept, in milliseconds. */
const NEWS = 400;

type Given<K extends keyof StudioCalls> = Promise<ReturnType<StudioCalls[K]>> | ReturnType<StudioCalls[K]>;
type Handlers = { [K in keyof StudioCalls]: (...args: Parameters<StudioCalls[K]>) => Given<K> };

/** One studio: a finished match, and what is found out about it. */
export class Studio {
  private readonly parts: StudioParts;
  private readonly send: (reply: StudioReply) => void;
  private replay: Replay | null = null;
  /** Counts what was asked of the analysis: an older one gives up. */
  private run = 0;

  constructor(parts: StudioParts, send: (reply: StudioReply) => void) {
    this.parts = parts;
    this.send = send;
  }

  async receive({ re, call, args }: StudioAsk): Promise<void> {
    try {
      const work = this.handlers[call] as (...given: unknown[]) => unknown;
      this.send({ re, value: await work(...args) });
    } catch (fault) {
      this.send({ re, reasons: reasonsOf(fault) });
    }
  }

  private readonly handlers: Handlers = {
    open: async source => {
      this.run++;
      this.replay = await this.opened(source);
      const whole = wholeOf(this.replay);
      return { ...whole, notes: (await notesOn(this.parts.database, whole.key)) ?? whole.notes };
    },
    moment: (at, eye) => this.open.moment(Math.max(0, Math.min(at, this.open.match.picks.length)), eye),
    log: eye => this.open.log(eye),
    ask: at => this.open.ask(at),
    link: async notes => packed(linkText(this.open.match, { table: this.open.file.table, notes })),
    file: notes => {
      const { match, file } = this.open;
      const name = `${match.game.about.id}-${keyOf(this.open).slice(0, 8)}.siege.json`;
      return { name, text: `${JSON.stringify(withNotes(file, notes), null, 1)}\n` };
    },
    text: eye => textOf(this.open, eye),
    branch: wish => branchFile(this.open, wish, this.parts.fresh),
    standing: async text => {
      const file = readMatchFile(text);
      const { game, state, picks } = load(await this.game(file.game), file);
      const over = state.over ? game.words.outcome(game.knowledge.view(state, 'spectator')) : null;
      return { picks: picks.length, over, chances: [...judgeOf(game)(state)] };
    },
    keepNotes: notes => keepNotes(this.parts.database, keyOf(this.open), notes),
    branches: () => branchesIn(this.parts.database),
    keepBranch: branch => keepBranch(this.parts.database, branch),
    forgetBranch: match => forgetBranch(this.parts.database, match),
    moveIn: (place, text) => moveIn(this.parts.database, place, text),
    judged: async () => {
      const entries = await this.parts.database.entries(`${FOUND}${keyOf(this.open)}/`).catch(() => []);
      const found = entries.map(([, value]) => value as Analysis);
      const whole = found.filter(each => each.way === WAY && isDone(each));
      return whole.length === 0 ? null : Math.max(...whole.map(({ tries }) => tries));
    },
    analyse: tries => {
      void this.judge(tries);
      return true;
    },
    stop: () => {
      this.run++;
      return true;
    },
    prove: async (source, witness) => {
      const file = readMatchFile(await this.textOf(source));
      const { commitment, seed, entropy, seal } = file;
      // A copy that was kept before houses sealed anything bears no seal, and nothing is wrong with that.
      const known = seal ? witness : { ...witness, house: undefined };
      const findings = prove(await this.game(file.game), file, known);
      return { findings, commitment, seed, entropy, house: seal?.house ?? null };
    },
  };

  private get open(): Replay {
    if (!this.replay) throw new Error('no match is open');
    return this.replay;
  }

  private async opened(source: StudioSource): Promise<Replay> {
    const file = readMatchFile(await this.textOf(source));
    const game = await this.game(file.game);
    const match = load(game, file);
    if (!match.state.over) throw refuse('this match is not over yet: the studio opens when it is');
    return new Replay(match, file);
  }

  private async textOf(source: StudioSource): Promise<string> {
    return 'file' in source ? source.file : this.fromLink(source.link);
  }

  private async fromLink(link: string): Promise<string> {
    const text = await unpacked(link);
    return fileOfLink(await this.game(gameOfLink(text)), text);
  }

  private async game(id: string) {
    const game = await this.parts.shelf.game(id);
    if (!game) throw refuse(`this is a match of ${id}, a game that is not on this shelf`);
    return game;
  }

  /** Judges as long as nobody asks for something else; what was found is kept, and continued the next time. */
  private async judge(tries: number): Promise<void> {
    const mine = ++this.run;
    const replay = this.open;
    const findings = new Findings(replay);
    const key = `${FOUND}${keyOf(replay)}/${tries}`;
    const known = (await this.parts.database.get(key).catch(() => undefined)) as Analysis | undefined;
    let told = 0;
    for (const analysis of analyse(replay.match, tries, known)) {
      const now = this.parts.now();
      if (now - told >= NEWS) {
        told = now;
        this.tell(findings.of(analysis));
        await this.keep(key, analysis);
        await this.parts.pause();
      }
      if (this.run !== mine) return this.keep(key, analysis);
      if (isLast(analysis)) {
        this.tell(findings.of(analysis));
        await this.keep(key, analysis);
      }
    }
  }

  private tell(analysis: StudioAnalysis): void {
    this.send({ re: null, analysis });
  }

  private async keep(key: string, analysis: Analysis): Promise<void> {
    // Where the browser keeps nothing it is only found out again.
    await this.parts.database.update(key, () => structuredClone(analysis)).catch(() => {});
  }
}

const isLast = ({ verdicts, decisions, points }: Analysis): boolean =>
  points.length > 0 && verdicts.length === decisions;
const refuse = (text: string) => new Refused([{ rule: '', text }]);
const withNotes = ({ notes: _before, ...file }: Replay['file'], notes: StudioNote[]) => ({
  ...file,
  ...(notes.length > 0 && { notes }),
});

function reasonsOf(fault: unknown): Reason[] {
  const why = whyOf(fault);
  return why ? why.map(sentenceFor) : [{ rule: '', text: `the match cannot be replayed: ${said(fault)}` }];
}
