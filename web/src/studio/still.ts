import type {
  CardInfo,
  GameInfo,
  LogLine,
  MatchState,
  Settings,
  StudioMatch,
  StudioMoment,
  Term,
} from '@siegeworks/protocol';
import type { TableActions, TableProps } from '@siegeworks/screen-table';

const nothing = () => {};
const SETTINGS: Settings = { askForced: false, stops: [], standing: {} };

/** What a still table can do: cards can be read, and an answer can be tried where one is asked for. */
const ACTIONS: TableActions = {
  pick: nothing,
  undo: nothing,
  concede: nothing,
  passTurn: nothing,
  ready: nothing,
  hint: nothing,
  dropHint: nothing,
  whyNot: async () => [],
  known: async () => [],
  rule: async () => null,
  settle: nothing,
  setPace: nothing,
  setSize: nothing,
  setSound: nothing,
  setLessons: nothing,
  setPeek: nothing,
  setSteady: nothing,
  setLastCall: nothing,
  learn: nothing,
  hurry: nothing,
  look: nothing,
  study: nothing,
  card: nothing,
  show: nothing,
  keepFile: nothing,
  report: () => Promise.reject(new Error('there is nothing to report')),
  keepReport: nothing,
  retry: nothing,
  understood: nothing,
  dismiss: nothing,
  rules: nothing,
  rematch: nothing,
  next: nothing,
  newGame: nothing,
  leave: nothing,
};

export interface Still {
  match: StudioMatch;
  moment: StudioMoment;
  log: readonly LogLine[];
  game: GameInfo;
  cards: ReadonlyMap<string, CardInfo>;
  glossary: readonly Term[];
  /** What is asked, where an answer is to be found; and what becomes of it. */
  question: MatchState['question'];
  pick: TableActions['pick'];
}

/** A moment of a match as a table shows it. */
export function stillTable({ match, moment, log, game, cards, glossary, question, pick }: Still): TableProps {
  const { seats } = match;
  const eye = typeof moment.eye === 'number' ? moment.eye : moment.eye === 'open' ? ownOf(match) : null;
  const state: MatchState = {
    match: match.key,
    game: match.game,
    seq: moment.at + (question ? 0.5 : 0),
    seats,
    eye,
    board: moment.board,
    view: moment.view,
    question,
    waiting: null,
    log: { from: 0, lines: [] },
    undo: { possible: false, why: '' },
    outcome: null,
    more: false,
  };
  return {
    game,
    cards,
    glossary,
    summary: null,
    state,
    log,
    past: null,
    stops: [],
    since: log.length,
    behind: false,
    settings: SETTINGS,
    usual: [],
    pace: 'at once',
    size: 'usual',
    sound: false,
    lessons: false,
    peek: true,
    steady: false,
    lastCall: false,
    lesson: '',
    hint: null,
    bots: [],
    notices: [],
    problem: null,
    storage: { keeps: true, text: '' },
    warned: true,
    actions: { ...ACTIONS, pick },
  };
}
const ownOf = ({ seats }: StudioMatch): number =>
  Math.max(
    0,
    seats.findIndex(({ mine }) => mine),
  );
