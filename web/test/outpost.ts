import type { Area, Board, Face, Option, State } from '@siegeworks/contract';
import { checkVariants, withDefaults } from '@siegeworks/contract';
import { cloneStack, defineGame, emit, rulebook, seedRandom } from '@siegeworks/kernel';

/**
 * Outpost: a game for one on a map. Two guards hold a keep with eight posts; a raider comes along the road from
 * the east and must be struck from the east post before he is inside. No decks, no opponents.
 */
export interface Outpost extends State {
  guards: string[];
  tired: number[];
  /** How far the raider still is; 0 is inside. */
  far: number;
  turns: number;
  limit: number;
}

/** Column 6 is left out: nothing lies there. */
const POSTS: Record<string, [x: number, y: number, width?: number]> = {
  NW: [0, 0],
  N: [1, 0, 2],
  NE: [3, 0],
  W: [0, 1],
  K: [1, 1, 2],
  E: [3, 1],
  SW: [0, 2],
  S: [1, 2, 2],
  SE: [3, 2],
};
const ROAD: Record<string, number> = { E1: 4, E2: 5, E3: 7 };
const RAIDER = 2;

const { rules, rule, choice } = rulebook<Outpost>();
const watch = rule('watch', () => ({ guard: -1 }), {
  begin(s, f) {
    s.turns++;
    f.guard = -1;
  },
  order: choice({
    who: () => 0,
    options: s => [...[0, 1].flatMap(guard => orders(s, guard)), { kind: 'wait' }],
    then(s, f, { kind, card = 0 }) {
      if (kind === 'move') f.guard = card;
      if (kind === 'strike') end(s, true);
    },
  }),
  place: choice({
    when: (_s, f) => f.guard >= 0,
    who: () => 0,
    options: (s, f) =>
      Object.keys(POSTS)
        .filter(post => post !== s.guards[f.guard])
        .map(what => ({ kind: 'to', card: f.guard, what })),
    then(s, _f, { card = 0, what = '' }) {
      s.guards[card] = what;
      s.tired[card]++;
      emit(s, { type: 'moved', card, what } as { type: 'moved' });
    },
  }),
  advance(s) {
    if (s.turns % 2 === 0) s.far--;
    if (s.far <= 0 || s.turns >= s.limit) return end(s, false);
    return 'begin';
  },
});

function orders(s: Outpost, card: number): Option[] {
  const strike = { kind: 'strike', card, target: RAIDER };
  return [{ kind: 'move', card }, ...(s.guards[card] === 'E' && s.far === 1 ? [strike] : [])];
}

function end(s: Outpost, won: boolean): void {
  s.over = { places: [won ? 1 : 2], draw: false, rule: 'OP-1', reason: won ? 'held' : 'lost' };
  emit(s, { type: 'ended' });
}

const guard = (s: Outpost, id: number): Face => ({
  id,
  card: 'guard',
  name: `Night watchman ${id + 1}`,
  line: 'swords 3 · shields 1 · hearts 1/2 · wits 4',
  marks: s.tired[id] > 0 ? [`tired ${s.tired[id]}/9`, 'yawning'] : [],
  attached: [],
});
const raider = (): Face => ({
  id: RAIDER,
  card: 'raider',
  name: 'Raider',
  seat: null,
  line: 'swords 2 · hearts 1/1',
  marks: [],
  attached: [],
});

function board(s: Outpost): Board {
  const posts = Object.entries(POSTS).map(([id, [x, y, width = 1]]): Area => {
    const here = [0, 1].filter(each => s.guards[each] === id).map(each => guard(s, each));
    const inside = id === 'K' && s.far === 0 ? [raider()] : [];
    const note = id === 'E' ? `damage ${3 - s.far} of 3` : '';
    const title = id === 'K' ? 'Keep' : id;
    return { id, title, seat: 0, note, spot: { x, y, width }, cards: [...inside, ...here] };
  });
  const road = Object.entries(ROAD).map(
    ([id, x], i): Area => ({
      id,
      title: id,
      seat: null,
      note: '',
      spot: { x, y: 1 },
      cards: s.far === i + 1 ? [raider()] : [],
    }),
  );
  const bell: Area = { id: 'bell', title: 'Bell', seat: 0, note: 'silent', cards: [] };
  return { status: [`Watch ${s.turns} of ${s.limit}`], areas: [...road, ...posts, bell] };
}

function clone(s: Outpost): Outpost {
  return {
    ...s,
    stack: cloneStack(s.stack),
    random: s.random.slice(),
    events: s.events === null ? null : s.events.slice(),
    guards: s.guards.slice(),
    tired: s.tired.slice(),
  };
}

const about = { text: '', rule: 'OP-1' };
const VARIANTS = {
  night: { ...about, default: 'short-night', words: ['short-night', 'long-night'], title: 'Night' },
  limit: { ...about, default: -1, min: 6, max: 12, unset: 'by night', title: 'Watches' },
};
export const outpost = defineGame<Outpost>({
  about: { id: 'outpost', title: 'Outpost', rulesVersion: '1', seats: { min: 1, max: 1 }, bound: 99 },
  setup: {
    variants: VARIANTS,
    choices: {},
    check: config => checkVariants(VARIANTS, config.options),
    deal(config, seed) {
      const { night, limit } = withDefaults(VARIANTS, config.options);
      return {
        seats: 1,
        stack: [watch()],
        random: seedRandom(seed),
        luck: 0,
        script: null,
        events: null,
        over: null,
        guards: ['K', 'K'],
        tired: [0, 0],
        far: 3,
        turns: 0,
        limit: limit === -1 ? (night === 'long-night' ? 12 : 6) : Number(limit),
      };
    },
  },
  rules: { ...rules, clone, concede: s => end(s, false), gone: () => false },
  knowledge: { view: clone, sample: clone, sees: event => event, whyNot: () => [] },
  judgement: {
    score: s => (s.over?.places[0] === 1 ? 1 : 0),
    habit: (_s, _seat, options) =>
      options.find(({ kind }) => kind === 'strike') ?? options[options.length - 1],
  },
  words: {
    events: {
      moved: { rule: 'OP-1', say: (_s, e) => `A watchman goes to ${e.what}.` },
      ended: { rule: 'OP-1', say: () => 'The game is over.' },
    },
    questions: {
      'watch.order': () => 'Your order?',
      'watch.place': () => 'Where to?',
    },
    option: (_s, { kind, card, what }) =>
      [kind, card === undefined ? '' : `watchman ${card + 1}`, what ?? '']
        .filter(part => part !== '')
        .join(' '),
    board,
    lessons: { 'watch.order': 'The raider comes along the road from the east (OP-1).' },
    outcome: s => (s.over?.reason === 'held' ? 'the keep is held' : 'the keep is lost'),
  },
  catalogue: {
    decks: [],
    cards: [
      { id: 'guard', name: 'Night watchman', type: 'guard', text: '', facts: [], set: '' },
      { id: 'raider', name: 'Raider', type: 'raider', text: '', facts: [], set: '' },
    ],
  },
  audit: {
    settle: () => {},
    stray: () => null,
    turns: s => s.turns,
    begins: () => 0,
    misplaced: () => null,
    behaviours: [],
  },
});
