import type { Area, Eye, Face, Game, Id, Option, Seat, State } from '@siegeworks/contract';
import type { Question } from '@siegeworks/kernel';
import { questionsOf } from '@siegeworks/kernel';
import { BUCKETS, bucket } from './hashing.ts';
import type { Numbers } from './numbers.ts';
import { numbersIn, numbersOf } from './numbers.ts';

/** Changes whenever a column changes its meaning. */
export const ENCODING = 1;
/** How many numbers of a card are shown. */
const VALUES = 6;
const MARKS = 8;

const columns = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}_${i}`);
export const CARD_COLUMNS: readonly string[] = [
  'card',
  'owner',
  'area',
  'x',
  'y',
  'depth',
  'pips',
  'most_pips',
  ...columns('value', VALUES),
  ...columns('mark', MARKS),
];
export const OPTION_COLUMNS = [
  'kind',
  'card',
  'card_row',
  'target',
  'target_row',
  'seat',
  'n',
  'what',
] as const;
const COMMON = ['seats', 'seat', 'asked', 'question', 'turns', 'begins'] as const;

/** What the numbers of an observation mean: the same for every match of one version of the rules. */
export interface Schema {
  encoding: number;
  game: string;
  rulesVersion: string;
  seats: { min: number; max: number };
  /** The names of the numbers about the whole table. */
  globals: readonly string[];
  /** The columns of a card's row; there are as many rows as cards that can be seen. */
  cards: readonly string[];
  /** The columns of an option's row. */
  options: readonly string[];
  /** Card numbers count this list from 1; 0 is a hidden card. */
  cardNames: readonly string[];
  /** Question numbers count this list from 1; 0 stands for none. */
  questions: readonly string[];
  /** How many numbers kinds, marks, areas and other words of open lists are spread over. */
  buckets: number;
}

/** The table as one eye sees it: its view, and every card that can be seen with its place. */
export interface Sight {
  view: State;
  eye: Eye;
  faces: readonly Placed[];
}
interface Placed {
  area: Area;
  face: Face;
  /** 0, or how deep it is attached to others. */
  depth: number;
}

/** What one eye can know, in numbers. */
export interface Observation {
  globals: number[];
  cards: number[][];
}

/** Turns what an eye may know of one game into rows of numbers. */
export class Encoder {
  readonly schema: Schema;
  readonly #game: Game;
  readonly #numbers: Numbers;
  readonly #cards: ReadonlyMap<string, number>;
  readonly #questions: ReadonlyMap<string, number>;

  constructor(game: Game) {
    this.#game = game;
    this.#numbers = numbersOf(game);
    const cardNames = game.catalogue.cards.map(({ id }) => id);
    const questions = questionsOf(game.rules);
    this.#cards = new Map(cardNames.map((id, i) => [id, i + 1]));
    this.#questions = new Map(questions.map((key, i) => [key, i + 1]));
    this.schema = {
      encoding: ENCODING,
      game: game.about.id,
      rulesVersion: game.about.rulesVersion,
      seats: game.about.seats,
      globals: [...COMMON, ...this.#numbers.names],
      cards: CARD_COLUMNS,
      options: OPTION_COLUMNS,
      cardNames,
      questions,
      buckets: BUCKETS,
    };
  }

  /** Looks at a view: this takes most of the time, and everything else is made from it. */
  look(view: State, eye: Eye): Sight {
    const { areas } = this.#game.words.board(view, eye);
    return { view, eye, faces: areas.flatMap(area => area.cards.flatMap(face => spread(area, face, 0))) };
  }

  /** An observation, from what is seen and the question that is open, and from nothing else. */
  observe({ view, eye, faces }: Sight, question: Question | null): Observation {
    return {
      globals: this.#globals(view, eye, question),
      cards: faces.map(placed => this.#row(view, eye, placed)),
    };
  }

  /** Options as rows, which point at the rows of the cards that they name. */
  options({ view, eye, faces }: Sight, options: readonly Option[]): number[][] {
    const rows = new Map<Id, number>();
    faces.forEach(({ face }, row) => {
      if (face.id >= 0 && !rows.has(face.id)) rows.set(face.id, row);
    });
    const card = (id: Id | undefined) =>
      id === undefined ? 0 : (this.#cards.get(this.#game.words.card?.(view, id) ?? '') ?? 0);
    const row = (id: Id | undefined) => (id === undefined ? -1 : (rows.get(id) ?? -1));
    return options.map(({ kind, card: what, target, seat: whom, n, what: word }) => [
      bucket(kind),
      card(what),
      row(what),
      card(target),
      row(target),
      whom === undefined ? -1 : relative(view, eye, whom),
      n ?? 0,
      bucket(word),
    ]);
  }

  #globals(view: State, eye: Eye, question: Question | null): number[] {
    return [
      view.seats,
      eye === 'spectator' ? -1 : eye,
      question === null ? -1 : relative(view, eye, question.seat),
      question === null ? 0 : (this.#questions.get(question.question) ?? 0),
      this.#game.audit.turns(view),
      relative(view, eye, this.#game.audit.begins(view)),
      ...numbersIn(this.#game, this.#numbers, view, eye),
    ];
  }

  #row(view: State, eye: Eye, { area, face, depth }: Placed): number[] {
    const owner = face.seat === undefined ? area.seat : face.seat;
    const values = (face.values ?? []).slice(0, VALUES).map(({ now }) => now ?? 0);
    const marks = face.marks.slice(0, MARKS).map(bucket);
    return [
      this.#cards.get(face.card ?? '') ?? 0,
      owner === null ? -1 : relative(view, eye, owner),
      // A place is the same for whoever owns it: `0.hand` and `1.hand`.
      bucket(area.id.replace(/^\d+\./, '')),
      area.spot?.x ?? -1,
      area.spot?.y ?? -1,
      depth,
      face.pips?.now ?? 0,
      face.pips?.most ?? 0,
      ...padded(values, VALUES),
      ...padded(marks, MARKS),
    ];
  }
}

const spread = (area: Area, face: Face, depth: number): Placed[] => [
  { area, face, depth },
  ...face.attached.flatMap(each => spread(area, each, depth + 1)),
];
const padded = (row: number[], length: number): number[] => [
  ...row,
  ...Array.from({ length: length - row.length }, () => 0),
];
/** How many seats after the one that looks: 0 is its own. */
const relative = ({ seats }: State, eye: Eye, seat: Seat): number =>
  eye === 'spectator' ? seat : (seat - eye + seats) % seats;
