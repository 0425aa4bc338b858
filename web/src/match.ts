import type {
  AgainWish,
  BotInfo,
  CardInfo,
  FileText,
  PeopleInfo,
  Reason,
  RuleBook,
  SeriesLength,
  Settings,
  SocialWish,
  Summary,
  Term,
  UsualAnswer,
} from '@siegeworks/protocol';
import { lookUp } from '@siegeworks/protocol';
import type { Hint, TableActions } from '@siegeworks/screen-table';
import { keepFile } from './files.ts';
import { ownRandomness } from './people/house.ts';
import { keepPromise } from './people/promises.ts';
import type { Playback } from './playback.ts';
import { advance, arrive, decided, dwell, EMPTY, hurry } from './playback.ts';
import { go } from './route.ts';
import type { Said, Session } from './session.ts';
import { HostRefused } from './session.ts';

/** Everything that the table page shows of one match. */
export interface MatchView {
  playback: Playback;
  settings: Settings | null;
  usual: readonly UsualAnswer[];
  cards: ReadonlyMap<string, CardInfo>;
  glossary: readonly Term[];
  summary: Summary | null;
  bots: readonly BotInfo[];
  hint: Hint | null;
  notices: readonly Reason[];
  problem: { text: string; report: FileText | null } | null;
  /** After the end: the moment that is looked at. */
  past: Said<'moment'> | null;
  /** In a match with people: who is there, and what was said. */
  people: PeopleInfo | null;
  /** The match has been opened in another tab. */
  elsewhere: boolean;
  /** Why the match cannot be opened at all. */
  lost: readonly Reason[];
}

const UNOPENED: MatchView = {
  playback: EMPTY,
  settings: null,
  usual: [],
  cards: new Map(),
  glossary: [],
  summary: null,
  bots: [],
  hint: null,
  notices: [],
  problem: null,
  past: null,
  people: null,
  elsewhere: false,
  lost: [],
};

/** What does not concern the match is not done here. */
export type MatchActions = Omit<
  TableActions,
  | 'setPace'
  | 'setSize'
  | 'setSound'
  | 'setLessons'
  | 'setPeek'
  | 'setSteady'
  | 'setLastCall'
  | 'learn'
  | 'understood'
>;

/** One match on this page: hears its states, shows them at the chosen pace, and sends what the person wants. */
export class MatchModel {
  readonly match: string;
  /** Randomness of one's own for the match that was asked for. */
  private added: string | null = null;
  view: MatchView = UNOPENED;
  private readonly session: Session;
  private readonly changed: () => void;
  private pace = 0;
  private shownAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private book: Promise<RuleBook> | null = null;
  private stopWatching = () => {};

  constructor(session: Session, match: string, changed: () => void) {
    this.session = session;
    this.match = match;
    this.changed = changed;
  }

  async open(): Promise<void> {
    this.stopWatching = this.session.watch(this.match, {
      state: state => {
        this.look(null);
        this.play(arrive(this.view.playback, state));
      },
      people: people => {
        this.keepAdded(people);
        this.set({ people });
      },
      problem: ({ text, report }) => this.set({ problem: { text, report } }),
      elsewhere: () => {
        clearTimeout(this.timer);
        this.set({ elsewhere: true });
      },
      thinking: ({ by, share, answers }) =>
        this.view.hint && this.set({ hint: { by, share, answers, done: false } }),
    });
    try {
      const { game } = await this.session.ask('open', { match: this.match }, 'opened');
      const [{ settings, usual }, { cards, glossary, summary = null }, { bots }] = await Promise.all([
        this.session.ask('settings', { game }, 'settings'),
        this.session.ask('cards', { game }, 'cards'),
        this.session.ask('hello', {}, 'games'),
      ]);
      this.set({
        ...{ settings, usual, bots, glossary, summary },
        cards: new Map(cards.map(card => [card.id, card])),
      });
      this.book = this.session.ask('rulebook', { game }, 'rulebook').then(answer => answer.book);
      this.book.catch(() => {});
    } catch (fault) {
      this.set({ lost: reasonsOf(fault) });
    }
  }

  /** Takes the match back from the other tab, in its present state. */
  comeBack(): void {
    this.stopWatching();
    this.set(UNOPENED);
    void this.open();
  }

  close(): void {
    clearTimeout(this.timer);
    this.stopWatching();
    this.session.ask('leave', { match: this.match }, 'done').catch(() => {});
  }

  setPace(milliseconds: number): void {
    this.pace = milliseconds;
    this.schedule();
  }

  readonly actions: MatchActions = {
    pick: (option, then, firm) => {
      const { shown, queue } = this.view.playback;
      if (!shown?.state.question || queue.length > 0) return;
      const { seq, question } = shown.state;
      this.set({ playback: decided(this.view.playback), notices: [], hint: null });
      const pick = {
        match: this.match,
        seq,
        question: question.id,
        option,
        ...(then && { then: [...then] }),
        ...(firm && { firm: [...firm] }),
      };
      this.request(this.session.ask('pick', pick, 'done'));
    },
    undo: () => this.request(this.session.ask('undo', { match: this.match }, 'done'), 'No undo: '),
    concede: () => this.request(this.session.ask('concede', { match: this.match }, 'done')),
    passTurn: on => this.request(this.session.ask('passTurn', { match: this.match, on }, 'done')),
    ready: seat => {
      this.set({ playback: decided(this.view.playback), notices: [] });
      this.request(this.session.ask('ready', { match: this.match, seat }, 'done'));
    },
    retry: () => {
      this.set({ problem: null });
      this.request(this.session.ask('retry', { match: this.match }, 'done'));
    },
    hint: () => this.askHint(),
    dropHint: () => {
      const thinks = this.view.hint?.done === false;
      this.set({ hint: null });
      if (thinks) this.request(this.session.ask('stopHint', { match: this.match }, 'done'));
    },
    whyNot: attempt =>
      this.session.ask('whyNot', { match: this.match, attempt }, 'whyNot').then(answer => answer.reasons),
    known: () => this.session.ask('known', { match: this.match }, 'known').then(answer => answer.piles),
    rule: async id => (this.book ? lookUp(await this.book, id) : null),
    settle: settings => {
      const game = this.view.playback.shown?.state.game ?? '';
      this.set({ settings });
      this.request(this.session.ask('settle', { game, settings }, 'settings'));
    },
    hurry: () => this.play(hurry(this.view.playback)),
    look: pick => this.look(pick),
    study: () => go({ page: 'studio', source: this.match, moment: '' }),
    keepFile: () => this.request(this.session.ask('export', { match: this.match }, 'file').then(keepFile)),
    report: words => this.session.ask('report', { match: this.match, words }, 'file'),
    keepReport: keepFile,
    dismiss: () => this.set({ problem: null }),
    rules: () => go({ page: 'rules', game: this.game, rule: '' }),
    card: card => go({ page: 'card', game: this.game, card }),
    show: what => go({ page: 'show', game: this.game, what }),
    rematch: how => {
      const again = this.session.ask('rematch', { match: this.match, ...how }, 'opened');
      this.request(again.then(({ match }) => go({ page: 'match', match })));
    },
    next: () => {
      const next = this.session.ask('next', { match: this.match }, 'opened');
      this.request(next.then(({ match }) => go({ page: 'match', match })));
    },
    newGame: () => go({ page: 'new', game: this.game }),
    leave: () => go({ page: 'home' }),
  };

  /** What people at a table want of each other. */
  readonly company = {
    social: (deed: SocialWish) =>
      this.request(this.session.ask('social', { match: this.match, deed }, 'done')),
    watchers: (how: { watch?: boolean; silenced?: boolean }) =>
      this.request(this.session.ask('watchers', { match: this.match, ...how }, 'done')),
    again: (wish: AgainWish, series?: SeriesLength) => {
      const entropy = ownRandomness();
      if (wish !== 'decline') this.added = entropy;
      const asked = { match: this.match, wish, entropy, ...(series && { series }) };
      this.request(this.session.ask('again', asked, 'done'));
    },
    say: (words: { phrase?: string; text?: string }) =>
      this.request(this.session.ask('say', { match: this.match, ...words }, 'done')),
  };

  /** Once the house has taken it, what this page added to the next deal is kept for its proof. */
  private keepAdded({ again }: PeopleInfo): void {
    const own = this.view.playback.shown?.state.seats.findIndex(seat => seat.mine) ?? -1;
    if (again?.next && this.added !== null && again.agreed.includes(own))
      keepPromise(again.next, { entropy: this.added });
  }

  private get game(): string {
    return this.view.playback.shown?.state.game ?? '';
  }

  /** Which moment was asked for last: answers to earlier wishes come too late. */
  private wanted: number | null = null;

  private look(pick: number | null): void {
    this.wanted = pick;
    if (pick === null) return this.set({ past: null });
    const asked = this.session.ask('look', { match: this.match, pick }, 'moment');
    this.request(asked.then(past => this.wanted === pick && this.set({ past })));
  }

  private askHint(): void {
    const asked: Hint = { by: '', share: 0, answers: [], done: false };
    this.set({ hint: asked, notices: [] });
    this.session.ask('hint', { match: this.match }, 'hint').then(
      ({ by, answers }) => this.view.hint && this.set({ hint: { by, share: 100, answers, done: true } }),
      fault => {
        // The player who dropped it knows why there is none.
        if (this.view.hint) this.set({ hint: null, notices: reasonsOf(fault) });
      },
    );
  }

  /** Sends a request; a refusal is shown with its reasons. */
  private request(answer: Promise<unknown>, before = ''): void {
    answer.catch((fault: unknown) => {
      const notices = reasonsOf(fault).map(({ rule, text }) => ({ rule, text: before + text }));
      this.set({ notices });
    });
  }

  private play(playback: Playback): void {
    if (playback.shown !== this.view.playback.shown) this.shownAt = performance.now();
    this.set({ playback });
    this.schedule();
  }

  private schedule(): void {
    clearTimeout(this.timer);
    const { playback } = this.view;
    if (playback.queue.length === 0) return;
    const left = this.shownAt + dwell(playback, this.pace) - performance.now();
    this.timer = setTimeout(() => this.play(advance(this.view.playback)), Math.max(0, left));
  }

  private set(part: Partial<MatchView>): void {
    this.view = { ...this.view, ...part };
    this.changed();
  }
}

export function reasonsOf(fault: unknown): readonly Reason[] {
  if (fault instanceof HostRefused) return fault.reasons;
  return [{ rule: '', text: fault instanceof Error ? fault.message : `${fault}` }];
}
