import type { Area, Face, Offer, Option } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import * as model from '../src/model.ts';

const face = (id: number, attached: Face[] = []): Face => ({
  id,
  card: id < 0 ? null : `card${id}`,
  name: id < 0 ? 'card' : `Card ${id}`,
  line: '',
  marks: [],
  attached,
});
const area = (id: string, seat: number | null, cards: Face[]): Area => ({
  id,
  title: id,
  seat,
  note: '',
  cards,
});
const board = {
  status: [],
  areas: [
    area('my army', 0, [face(1), face(2, [face(3)])]),
    area('their army', 1, [face(5), face(-1), face(-1)]),
    area('pile', null, [face(7)]),
  ],
};
const offer = (option: Option): Offer => ({ option, text: option.kind, about: [] });
describe('where things lie', () => {
  test('opponents above, the middle between, their own side below', () => {
    expect(model.sidesOf(board, 0).map(side => side.seat)).toEqual([1, null, 0]);
    expect(model.sidesOf(board, 1).map(side => side.seat)).toEqual([0, null, 1]);
    expect(model.sidesOf(board, null).map(side => side.seat)).toEqual([1, null, 0]);
  });

  test('attached cards are cards of the table, hidden ones are a pile', () => {
    expect(model.facesOf(board).map(each => each.id)).toEqual([1, 2, 3, 5, 7]);
    expect(model.pileOf(board.areas[1])).toMatchObject({ faces: [{ id: 5 }], hidden: 2 });
  });

  test('a title does not repeat whose side it is on', () => {
    expect(model.titleOf({ ...area("Greta's army", 1, []), short: 'army' })).toBe('Army');
    expect(model.titleOf(area('Greta', 1, []))).toBe('Greta');
    expect(model.titleOf(area('pending', null, []))).toBe('Pending');
  });

  test('a sentence ends once', () => {
    expect(['the keep is held', 'Defeat. 3 points.'].map(model.sentence)).toEqual([
      'The keep is held.',
      'Defeat. 3 points.',
    ]);
  });

  test('a long row keeps its lit cards', () => {
    const row = [10, 11, 12, 13].map(id => face(id));
    const lit: model.Lit = new Map([[13, [offer({ kind: 'use', card: 13 })]]]);
    expect(model.shortened(row, lit, 2).map(each => each.id)).toEqual([10, 13]);
    expect(model.shortened(row, new Map(), 9)).toHaveLength(4);
  });
});

describe('what glows', () => {
  test('cards that are used glow, their targets only once one is chosen', () => {
    const offers = [
      offer({ kind: 'attack', card: 1, target: 5 }),
      offer({ kind: 'attack', card: 2, target: 5 }),
      offer({ kind: 'pass' }),
    ];
    const lit = model.litBy(board, offers);
    expect([...lit.keys()]).toEqual([1, 2]);
    expect(model.targetsOf(lit.get(1) ?? [], 1)).toEqual(new Set([5]));
    expect(model.aimedAt(lit.get(1) ?? [], 5)).toEqual([offers[0]]);
  });

  test('with one card in use its targets glow at once', () => {
    const offers = [offer({ kind: 'cast', card: 1, target: 5 }), offer({ kind: 'cast', card: 1, target: 7 })];
    expect([...model.litBy(board, offers).keys()]).toEqual([1, 5, 7]);
  });

  test('a target glows when the card that is used does not lie on the table', () => {
    const offers = [offer({ kind: 'cast', card: 99, target: 5 }), offer({ kind: 'take', target: 7 })];
    expect([...model.litBy(board, offers).keys()]).toEqual([5, 7]);
  });

  test('of cards that are alike all glow when one is offered', () => {
    const mine = (id: number) => ({ ...face(id), card: 'mine', name: 'Mine' });
    const hand = {
      status: [],
      areas: [area('hand', 0, [mine(1), mine(2), face(3)]), area('other', 0, [mine(4)])],
    };
    const lit = model.litBy(hand, [offer({ kind: 'buy', card: 1 })]);
    expect([...lit.keys()]).toEqual([1, 2]);
    expect(lit.get(2)).toEqual(lit.get(1));
  });

  test('an attached card glows by itself', () => {
    expect([...model.litBy(board, [offer({ kind: 'move', card: 3 })]).keys()]).toEqual([3]);
  });
});

describe('places of a map', () => {
  const place = (id: string, cards: Face[] = []): Area => ({ ...area(id, 0, cards), spot: { x: 0, y: 0 } });
  const castle = {
    status: [],
    areas: [place('N1', [face(1)]), place('N2', [face(2)]), area('hand', 0, [face(9)]), area('N3', 0, [])],
  };

  test('lie in the middle, whoever they belong to', () => {
    expect(model.sidesOf(castle, 0).map(side => [side.seat, side.areas.map(each => each.id)])).toEqual([
      [null, []],
      [0, ['hand', 'N3']],
    ]);
  });

  test('glow when an option names them, rows do not', () => {
    const offers = ['N1', 'N2', 'N3', 'wound'].map(what => offer({ kind: 'place', what }));
    expect([...model.litBy(castle, offers).keys()]).toEqual(['N1', 'N2']);
  });

  test('glow for the one card that goes there, and for one of several once it is chosen', () => {
    const to = (card: number, what: string) => offer({ kind: 'to', card, what });
    expect([...model.litBy(castle, [to(1, 'N2')]).keys()]).toEqual([1, 'N2']);
    const lit = model.litBy(castle, [to(1, 'N2'), to(2, 'N1')]);
    expect([...lit.keys()]).toEqual([1, 2]);
    expect(model.targetsOf(lit.get(1) ?? [], 1)).toEqual(new Set(['N2']));
    expect(model.aimedAt(lit.get(2) ?? [], 'N1')).toEqual([to(2, 'N1')]);
    expect(model.aimedAt(lit.get(2) ?? [], 'N2')).toEqual([]);
  });

  test('have names, as cards have', () => {
    expect([model.calledAt(castle, 1), model.calledAt(castle, 'N2'), model.calledAt(castle, 77)]).toEqual([
      'Card 1',
      'N2',
      '',
    ]);
  });
});

describe('the prompt', () => {
  const end = offer({ kind: 'end' });

  test('beside it stands what is new: rolls first, and always the last line', () => {
    const line = (text: string, kind = 'said') => ({
      text,
      kind,
      rule: '',
      pick: 0,
      part: 'detail' as const,
      cards: [],
      pictures: [],
      event: { type: kind },
    });
    const log = [
      line('old roll', 'rolled'),
      line('a'),
      line('roll', 'tableRolled'),
      line('b'),
      line('c'),
      line('d'),
    ];
    expect(model.newest(log, 1, 3).map(each => each.text)).toEqual(['roll', 'c', 'd']);
    expect(model.newest(log, 4, 3).map(each => each.text)).toEqual(['c', 'd']);
    expect(model.newest(log, 6, 3)).toEqual([]);
  });

  test('the list of all options is grouped by card, what needs no card first', () => {
    const groups = model.grouped(board, [
      offer({ kind: 'use', card: 7 }),
      end,
      offer({ kind: 'use', card: 1 }),
    ]);
    expect(groups.map(group => group.title)).toEqual(['', 'Card 1', 'Card 7']);
  });
});

describe('dragging', () => {
  test('a place of the screen says what lies there', () => {
    expect(['my army/2', 'my army/2/3', 'N', 'pile/at 4', ''].map(model.thingAt)).toEqual([
      2,
      3,
      'N',
      null,
      null,
    ]);
  });

  test('a card dropped on what it can be aimed at means just that', () => {
    const strike = offer({ kind: 'strike', card: 1, target: 5 });
    const shoot = offer({ kind: 'shoot', card: 1, target: 5 });
    const rest = offer({ kind: 'rest', card: 1 });
    const other = offer({ kind: 'strike', card: 1, target: 7 });
    const all = [strike, shoot, rest, other];
    expect(model.droppedOn(board, all, 5)).toEqual([strike, shoot]);
    expect(model.droppedOn(board, all, 7)).toEqual([other]);
    expect(model.droppedOn(board, all, null)).toEqual([rest]);
    expect(model.droppedOn(board, all, 2)).toEqual([rest]);
    expect(model.droppedOn(board, [strike], 7)).toEqual([]);
  });

  test('a gesture is aimed at what it is dragged onto, whatever it stands for', () => {
    const [strike, rest] = [offer({ kind: 'strike', card: 1, target: 5 }), offer({ kind: 'rest', card: 1 })];
    const gesture = { ...rest, aim: 7 };
    expect(model.aimedAt([strike, gesture], 7)).toEqual([gesture]);
    expect(model.droppedOn(board, [rest, gesture], 7)).toEqual([gesture]);
  });
});
