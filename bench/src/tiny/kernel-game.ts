import type {
  Area,
  Eye,
  Face,
  GameEvent,
  MatchConfig,
  Option,
  Seat,
  Seed,
  Words,
} from '@siegeworks/contract';
import { cloneStack, defineGame, seedRandom, shuffle } from '@siegeworks/kernel';
import type { Side } from './cards.ts';
import { DECK, HAND, KINDS, THE_TOWER, TOWER } from './cards.ts';
import type { Tiny, Told, Turn } from './rules.ts';
import { lose, rules, turn } from './rules.ts';

const HIDDEN = -1;

function setup(config: MatchConfig, seed: Seed): Tiny {
  const s: Tiny = {
    seats: config.players.length,
    stack: [turn(0)],
    random: seedRandom(seed),
    luck: 0,
    script: null,
    events: null,
    over: null,
    sides: [],
    turns: 0,
  };
  s.sides = config.players.map(() => {
    const deck = [...DECK];
    shuffle(s, deck);
    return { deck, hand: deck.splice(-HAND), units: [], tower: TOWER, gold: 0, income: 0 };
  });
  return s;
}

function clone(s: Tiny): Tiny {
  return {
    seats: s.seats,
    stack: cloneStack(s.stack),
    random: s.random.slice(),
    luck: s.luck,
    script:
      s.script === null ? null : s.script.map(chance => (Array.isArray(chance) ? chance.slice() : chance)),
    events: s.events === null ? null : s.events.map(event => ({ ...event })),
    over: s.over && { ...s.over, places: s.over.places.slice() },
    sides: s.sides.map(cloneSide),
    turns: s.turns,
  };
}

function cloneSide({ deck, hand, units, tower, gold, income }: Side): Side {
  return {
    deck: deck.slice(),
    hand: hand.slice(),
    units: units.map(unit => ({ kind: unit.kind, health: unit.health, ready: unit.ready })),
    tower,
    gold,
    income,
  };
}

function view(s: Tiny, eye: Eye): Tiny {
  const seen = clone(s);
  seen.random = [0, 0, 0, 0];
  seen.script = null;
  seen.events = null;
  seen.sides.forEach((side, seat) => {
    side.deck.fill(HIDDEN);
    if (seat !== eye) side.hand.fill(HIDDEN);
  });
  return seen;
}

/** Deals anew what the seat has not seen: its own deck, and the deck and hand of the other. */
function sample(s: Tiny, seat: Seat, seed: Seed): Tiny {
  const made = clone(s);
  made.random = seedRandom(seed);
  made.script = null;
  made.sides.forEach((side, each) => {
    const unknown = each === seat ? side.deck : [...side.deck, ...side.hand];
    unknown.sort((a, b) => a - b);
    shuffle(made, unknown);
    side.deck = unknown.slice(0, side.deck.length);
    if (each !== seat) side.hand = unknown.slice(side.deck.length);
  });
  made.luck = s.luck;
  return made;
}

function sees(event: GameEvent, eye: Eye): GameEvent {
  const told = event as Told;
  const back: Told = { ...told, kind: HIDDEN };
  return told.type === 'drawn' && told.seat !== eye ? back : told;
}

const strength = ({ tower, units, hand }: Side) =>
  tower + hand.length + units.reduce((sum, unit) => sum + KINDS[unit.kind].attack + unit.health, 0);

function score(s: Tiny, seat: Seat): number {
  if (s.over) return s.over.places[seat] === 1 ? 1 : 0;
  return 1 / (1 + Math.exp((strength(s.sides[1 - seat]) - strength(s.sides[seat])) / 10));
}

function misplaced(s: Tiny): string | null {
  const over = s.sides.findIndex(
    ({ deck, hand, units }) => deck.length + hand.length + units.length > DECK.length,
  );
  return over < 0 ? null : `seat ${over} has more than ${DECK.length} cards`;
}

const who = (seat: Seat) => `P${seat + 1}`;
const unitName = (kind: number) => `${KINDS[kind].attack}/${KINDS[kind].health} soldier`;

function optionText(s: Tiny, { kind, card = 0, target = THE_TOWER }: Option): string {
  const { seat } = s.stack[0] as Turn;
  const { hand, units } = s.sides[seat];
  if (kind === 'play') return `play ${unitName(hand[card])} (${card + 1})`;
  if (kind !== 'attack') return 'end the turn';
  const at =
    target === THE_TOWER ? 'the tower' : `${unitName(s.sides[1 - seat].units[target].kind)} (${target + 1})`;
  return `attack ${at} with ${unitName(units[card].kind)} (${card + 1})`;
}

function areas({ hand, units, tower, gold, deck }: Side, seat: Seat): Area[] {
  const face = (name: string, line: string): Face => ({
    id: -1,
    card: null,
    name,
    line,
    marks: [],
    attached: [],
  });
  const army = units.map(unit => face(unitName(unit.kind), `health ${unit.health}`));
  const held = hand.map(kind => face(kind === HIDDEN ? 'card' : unitName(kind), ''));
  const note = `tower ${tower}, gold ${gold}, deck ${deck.length}`;
  return [
    { id: `army${seat}`, title: who(seat), seat, note, cards: army },
    { id: `hand${seat}`, title: `${who(seat)}: hand`, seat, note: `${hand.length} cards`, cards: held },
  ];
}

const words: Words<Tiny> = {
  events: {
    drawn: {
      rule: 'TG-2',
      say: (_s, e: Told) => `${who(e.seat)} draws ${e.kind < 0 ? 'a card' : unitName(e.kind)}.`,
    },
    played: { rule: 'TG-3', say: (_s, e: Told) => `${who(e.seat)} plays ${unitName(e.kind)}.` },
    attacked: { rule: 'TG-4', say: (_s, e: Told) => `${who(e.seat)} attacks with ${unitName(e.kind)}.` },
    lost: { rule: 'TG-5', say: (_s, e: Told) => `${who(e.seat)} has lost.` },
  },
  questions: { 'turn.move': () => 'Play, attack, or end the turn.' },
  option: optionText,
  board: (s, eye) => ({ status: [`turn ${s.turns}`], areas: view(s, eye).sides.flatMap(areas) }),
  outcome: s => (s.over?.reason === 'tower' ? 'the tower fell' : 'a player gave up'),
};

/** The tiny card game on our kernel, whole: it keeps all laws, and bots can play it. */
export const tiny = defineGame<Tiny>({
  about: { id: 'tiny', title: 'Tiny card game', rulesVersion: '1', seats: { min: 2, max: 2 }, bound: 2000 },
  setup: {
    variants: {},
    choices: {},
    check: ({ players }) =>
      players.length === 2 ? [] : [{ rule: 'TG-1', text: 'two players, no more, no less' }],
    deal: setup,
  },
  rules: { ...rules, clone, concede: (s, seat) => lose(s, seat, 'TG-6', 'conceded'), gone: () => false },
  knowledge: { view, sample, sees, whyNot: () => [] },
  judgement: { score, habit: (_s, _seat, options) => options[0] },
  words,
  catalogue: { decks: [], cards: [] },
  audit: {
    settle: () => {},
    stray: () => null,
    turns: s => s.turns,
    begins: s => (s.turns - 1) % 2,
    misplaced,
    behaviours: [],
  },
});
