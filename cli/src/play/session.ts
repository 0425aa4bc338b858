import type { Bot, Mind, Thought } from '@siegeworks/bots';
import { newMind, ponder, settle, timingOf } from '@siegeworks/bots';
import type { Game, Match, Option, Pending, Reason, Seat } from '@siegeworks/kernel';
import { Impossible, pending, pick, stateAt, undoTo, viewOf, whyNoUndoTo } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import type { Kept } from '../matches.ts';
import { writeMatch } from '../matches.ts';
import { dim, say } from '../page.ts';
import { newsLines, tableText } from '../table-text.ts';

/** How time goes by for whoever sits in front of the screen. */
export interface Watch {
  now(): number;
  wait(milliseconds: number): void;
}
const realTime: Watch = {
  now: () => performance.now(),
  wait: milliseconds => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
};
/** A script on the other end learns nothing from waiting. */
const unwatched: Watch = { ...realTime, wait: () => {} };

/** A person at a table with bots. Every pick of the person is on the disk before the next question. */
export class Session {
  readonly match: Match;
  readonly seat: Seat;
  readonly opponent: Bot;
  readonly file: string;
  watch: Watch = process.stdin.isTTY && process.stdout.isTTY ? realTime : unwatched;
  private readonly beside: Pick<Kept, 'table' | 'series'>;
  private readonly minds: Mind[];
  private told = 0;
  private boardAt = -1;

  /** `beside` is what other hosts keep with the match. */
  constructor(match: Match, seat: Seat, opponent: Bot, file: string, beside: Session['beside'] = {}) {
    this.beside = beside;
    this.match = match;
    this.seat = seat;
    this.opponent = opponent;
    this.file = file;
    this.minds = match.config.players.map(() => newMind('', () => this.watch.now()));
    this.keep();
  }

  get game(): Game {
    return this.match.game;
  }
  get seen() {
    return viewOf(this.match, this.seat);
  }

  keep(file = this.file): void {
    const chairs = { seat: this.seat, opponent: this.opponent.id };
    writeMatch(file, this.match, { ...this.beside, chairs });
  }

  /** Goes on until this person has a real choice; `null` when the game is over. */
  next(): Pending | null {
    for (let asked = this.match.asked; asked !== null; asked = this.match.asked) {
      this.tell();
      if (asked.options.length > 1 && asked.seat === this.seat) {
        this.showTurn();
        return asked;
      }
      this.answer(asked);
    }
    this.tell();
    this.keep();
    return null;
  }

  /** The others' questions, and our own that have only one answer. */
  private answer(asked: Pending): void {
    const { seat, options } = asked;
    if (seat === this.seat) {
      const text = this.game.words.option(this.seen, options[0]);
      say(dim(`  · you ${text}: the only choice`));
      pick(this.match, seat, options[0]);
    } else pick(this.match, seat, this.theirs(asked));
  }

  /** What somebody else answers, in a time that tells nothing. */
  private theirs(asked: Pending): Option {
    const { opponent, watch } = this;
    const timing = timingOf(asked, opponent, watch.now());
    const [only, ...others] = asked.options;
    const option =
      others.length === 0 ? only : settle(asked, opponent, this.thought(opponent, timing?.think));
    if (timing) watch.wait(Math.max(0, timing.answer - watch.now()));
    return option;
  }

  /** What a bot thinks of the open question, until a moment if one is given. */
  thought(bot: Bot, until = Number.POSITIVE_INFINITY): Thought {
    const { match } = this;
    const { asked } = match;
    if (!asked) throw new Impossible('nobody is asked');
    const mind = this.minds[asked.seat];
    mind.dice = playerDice(`bot:${match.seed}:${match.picks.length}`);
    const thought = ponder(this.game, match.state, asked, bot, mind);
    while (this.watch.now() < until && thought.more());
    return thought;
  }

  choose(option: Option): void {
    pick(this.match, this.seat, option);
    this.keep();
  }

  tell(): void {
    const lines = newsLines(this.match, this.seat, this.told);
    this.told = this.match.picks.length + 1;
    if (lines.length > 0) say(...lines);
  }

  /** The table once per turn, and whenever somebody asks. */
  private showTurn(): void {
    const turn = this.game.audit.turns(this.match.state);
    if (turn === this.boardAt) return;
    this.boardAt = turn;
    this.showTable();
  }
  showTable(): void {
    say('', tableText(this.game, this.match.state, this.seat), '');
  }

  /** Takes back the last real choice and the forced answers after it, or says why that cannot be. */
  undo(): Reason | null {
    const { past } = this.match;
    let first = past.length - 1;
    while (first >= 0 && !this.wasChoice(first)) first--;
    const barred = past.slice(Math.max(0, first)).find(({ seat, luck }) => seat !== this.seat || luck > 0);
    if (first < 0 || barred) return whyNoUndoTo(this.match, this.seat) ?? NOTHING;
    undoTo(this.match, this.seat, first);
    this.told = Math.min(this.told, first + 1);
    // Whoever answered for this person has not done what was taken back.
    this.minds[this.seat].kept = null;
    this.keep();
    return null;
  }
  private wasChoice(at: number): boolean {
    const { seat } = this.match.past[at];
    return seat !== this.seat || (pending(this.game, stateAt(this.match, at))?.options.length ?? 0) > 1;
  }
}

const NOTHING: Reason = { rule: '', text: 'what you chose before was answered by others, or by dice' };
