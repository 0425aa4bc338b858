import type {
  About,
  Audit,
  Board,
  Catalogue,
  Game,
  Judgement,
  Knowledge,
  MatchConfig,
  Play,
  Reason,
  Setup,
  State,
  Variants,
  Words,
} from '@siegeworks/contract';
import { checkOverlay, checkVariants } from '@siegeworks/contract';
import { seedRandom } from './random.ts';
import { copy } from './rule.ts';

/** What the author of a game writes. A new game begins with the first four and grows; the rest has defaults. */
export interface Draft<S extends State> {
  about: About;
  setup: Pick<Setup<S>, 'deal'> & Partial<Setup<S>>;
  rules: Pick<Play<S>, 'compiled' | 'concede'> & Partial<Play<S>>;
  /** Without it everybody may know everything. */
  knowledge?: Knowledge<S>;
  judgement?: Partial<Judgement<S>>;
  words?: Partial<Words<S>>;
  catalogue?: Partial<Catalogue<S>>;
  audit?: Partial<Audit<S>>;
}

export function defineGame<S extends State>(draft: Draft<S>): Game<S> {
  const { about } = draft;
  const rules: Play<S> = { clone: copy, gone: () => false, ...draft.rules };
  const variants = draft.setup.variants ?? {};
  const check = draft.setup.check ?? ((config: MatchConfig) => checkSeats(about, variants, config));
  return {
    about,
    setup: {
      choices: {},
      checkSeat: () => [],
      ...draft.setup,
      variants,
      deal: (config, seed) => under(config, draft.setup.deal(config, seed)),
      check: config => [
        ...check(config).filter(({ yields }) => !(config.anyDeck && yields)),
        ...checkOverlay(draft.setup.numbers, config.overlay),
      ],
    },
    rules,
    knowledge: draft.knowledge ?? openKnowledge(rules),
    judgement: {
      score: placed,
      habit: (_s, _seat, options) => options[0],
      weights: {},
      experience: {},
      ...draft.judgement,
    },
    words: {
      events: {},
      questions: {},
      option: (_s, { kind, what }) => (what === undefined ? kind : `${kind} ${what}`),
      board: plainBoard,
      outcome: s => s.over?.reason ?? '',
      ...draft.words,
    },
    catalogue: { cards: [], decks: [], ...draft.catalogue },
    audit: {
      misplaced: nothing,
      stray: nothing,
      settle() {},
      behaviours: [],
      turns: () => 0,
      begins: () => 0,
      ...draft.audit,
    },
  };
}

/** A table keeps the house rules with which it was laid out. */
function under<S extends State>({ overlay }: MatchConfig, s: S): S {
  if (overlay) s.overlay = overlay;
  return s;
}

const nothing = () => null;

/** Where everything lies open: the generator is the only thing that nobody may see. */
function openKnowledge<S extends State>({ clone }: Play<S>): Knowledge<S> {
  return {
    view: s => ({ ...clone(s), random: [0, 0, 0, 0] }),
    sample: (s, _seat, seed) => ({ ...clone(s), random: seedRandom(seed) }),
    sees: event => event,
    whyNot: () => [],
  };
}

/** Knows nothing until the game is over. */
function placed(s: State, seat: number): number {
  if (s.over === null) return 0.5;
  const last = Math.max(...s.over.places);
  return last === 1 ? 0.5 : (last - s.over.places[seat]) / (last - 1);
}

/** How many sit down, and variants that exist. */
export function checkSeats(about: About, variants: Variants, { players, options }: MatchConfig): Reason[] {
  const { min, max } = about.seats;
  const seated = players.length >= min && players.length <= max;
  const range = min === max ? `${min}` : `${min} to ${max}`;
  return [
    ...(seated ? [] : [{ rule: '', text: `${about.title} is for ${range} players, not ${players.length}` }]),
    ...checkVariants(variants, options),
  ];
}

/** The table of a game that has no words for it yet: every number and word of the state. */
function plainBoard(s: State): Board {
  const note = ([, value]: [string, unknown]) => JSON.stringify(value);
  const areas = Object.entries(s)
    .filter(([name]) => !KERNEL.has(name))
    .map(entry => ({ id: entry[0], title: entry[0], seat: null, note: note(entry), cards: [] }));
  return { status: [], areas };
}
const KERNEL: ReadonlySet<string> = new Set([
  'seats',
  'stack',
  'random',
  'luck',
  'script',
  'events',
  'over',
  'people',
]);
