import { describe, expect, test } from 'vitest';
import type { MatchState } from '../src/index.ts';
import {
  answerable,
  lookUp,
  Malformed,
  readClientMessage,
  readFactMessage,
  readHostMessage,
  VERSION,
} from '../src/index.ts';

const pick = {
  v: VERSION,
  re: 7,
  type: 'pick',
  match: 'm',
  seq: 3,
  question: 'turn.act',
  option: { kind: 'pass' },
};

describe('what a client says', () => {
  test('a good message comes through unchanged', () => {
    expect(readClientMessage(pick)).toEqual(pick);
  });

  test('fields that nobody knows are left out', () => {
    const strange = { ...pick, cheat: true, option: { kind: 'pass', card: 3, sudo: 1 } };
    expect(readClientMessage(strange)).toEqual({ ...pick, option: { kind: 'pass', card: 3 } });
  });

  test.each<[unknown, string]>([
    [null, 'the message must be an object, not null'],
    ['pick', 'the message must be an object, not "pick"'],
    [[pick], 'the message must be an object'],
    [{ ...pick, type: 'cheat' }, 'type must be one of hello'],
    [{ ...pick, type: 'constructor' }, 'type must be one of hello'],
    [{ ...pick, re: 'seven' }, 're must be a whole number, not "seven"'],
    [{ ...pick, match: 4 }, 'match must be a text, not 4'],
    [{ ...pick, seq: 1.5 }, 'seq must be a whole number, not 1.5'],
    [{ ...pick, option: undefined }, 'option must be an object, not missing'],
    [{ ...pick, option: { card: 1 } }, 'option.kind must be a text, not missing'],
    [{ ...pick, option: { kind: 'block', card: '1' } }, 'option.card must be a whole number, not "1"'],
    [{ ...pick, type: 'ready', seat: 'me' }, 'seat must be a whole number, not "me"'],
    [{ ...pick, type: 'passTurn' }, 'on must be true or false, not missing'],
    [{ ...pick, type: 'rematch', swap: 1 }, 'swap must be true or false, not 1'],
    [{ ...pick, type: 'next', match: null }, 'match must be a text, not null'],
    [
      { v: VERSION, re: 1, type: 'create', game: 'g', config: { players: [] }, seats: [], series: 4 },
      'series must be one of 3, 5, 7, not 4',
    ],
    [
      { ...pick, v: VERSION + 1 },
      `the message speaks version ${VERSION + 1}, this host version ${VERSION}: reload`,
    ],
    [
      { ...pick, v: VERSION - 1 },
      `the message speaks version ${VERSION - 1}, this host version ${VERSION}: reload`,
    ],
    [{ v: VERSION - 1, type: 'greet' }, `speaks version ${VERSION - 1}`],
    [{ ...pick, v: `${VERSION}` }, `v must be a whole number, not "${VERSION}"`],
    [{ ...pick, v: undefined }, 'v must be a whole number, not missing'],
    [
      { v: VERSION, re: 1, type: 'create', game: 'g', config: {}, seats: [] },
      'config.players must be a list',
    ],
    [
      {
        v: VERSION,
        re: 1,
        type: 'create',
        game: 'g',
        config: { players: [{ choices: { a: {} } }] },
        seats: [],
      },
      'config.players[0].choices.a must be a flag, number or word, not {}',
    ],
    [
      {
        v: VERSION,
        re: 1,
        type: 'create',
        game: 'g',
        config: { players: [] },
        seats: [{ kind: 'cat', name: '' }],
      },
      'seats[0].kind must be one of me, bot, not "cat"',
    ],
    [
      { v: VERSION, re: 1, type: 'settle', game: 'g', settings: { askForced: 1, stops: [], standing: {} } },
      'settings.askForced must be true or false, not 1',
    ],
  ])('%j is refused with the place that is wrong', (message, why) => {
    expect(() => readClientMessage(message)).toThrow(Malformed);
    expect(() => readClientMessage(message)).toThrow(why);
  });

  test('every wrong place is reported at once', () => {
    const bad = { ...pick, seq: 'x', question: null, option: { card: [] } };
    expect(() => readClientMessage(bad)).toThrow(
      [
        'seq must be a whole number, not "x"',
        'question must be a text, not null',
        'option.kind must be a text, not missing',
        'option.card must be a whole number, not []',
      ].join('\n'),
    );
  });

  test('a long value is not repeated in full', () => {
    const long = 'x'.repeat(5000);
    expect(() => readClientMessage({ ...pick, seq: long })).toThrow(
      /^seq must be a whole number, not "x{60}…"$/,
    );
  });

  test('a malformed message can be answered when it has a number', () => {
    expect(answerable({ re: 4, type: 'nonsense' })).toBe(4);
    expect(answerable({ re: 'x' })).toBeNull();
    expect(answerable('hello')).toBeNull();
  });
});

const state: MatchState = {
  match: 'm',
  game: 'nim',
  seq: 1,
  seats: [{ name: 'You', mine: true, bot: null }],
  eye: 0,
  view: { heaps: [3] },
  board: {
    status: ['turn 1'],
    areas: [
      {
        id: 'hand',
        title: 'Hand',
        seat: 0,
        note: '',
        cards: [
          {
            id: 1,
            card: 'Ogre',
            name: 'Ogre',
            line: 'AL 40',
            marks: [],
            attached: [{ id: -1, card: null, name: 'card', line: '', marks: [], attached: [] }],
          },
        ],
      },
    ],
  },
  question: {
    id: 'turn.act',
    seat: 0,
    text: 'Act?',
    offers: [{ option: { kind: 'pass' }, text: 'pass', harmless: true, endsTurn: true, about: [7, 'gate'] }],
    habit: 0,
    standing: 'ask',
  },
  waiting: null,
  log: {
    from: 0,
    lines: [
      {
        text: 'It begins.',
        rule: 'N-1',
        kind: 'begun',
        part: 'turn',
        thread: '0 begun',
        cards: [7],
        pictures: ['seven'],
        pick: 0,
        event: { type: 'begun' },
      },
    ],
  },
  undo: { possible: false, why: 'nothing has been done yet' },
  outcome: null,
  series: { of: 3, number: 1, score: [{ name: 'You', wins: 0 }] },
  more: false,
};

describe('what a host says', () => {
  test('a state comes through unchanged, cards on cards included', () => {
    const message = { v: VERSION, re: null, type: 'state', ...state };
    expect(readHostMessage(JSON.parse(JSON.stringify(message)))).toEqual(message);
  });

  test.each<[object, string]>([
    [{ board: null }, 'board must be an object, not null'],
    [{ view: 3 }, 'view must be an object, not 3'],
    [{ eye: 'all' }, 'eye must be a whole number, not "all"'],
    [{ log: { from: 0, lines: [{}] } }, 'log.lines[0].text must be a text, not missing'],
    [{ series: { of: 2, number: 1, score: [] } }, 'series.of must be one of 3, 5, 7, not 2'],
    [{ series: { of: 3, number: 1, score: [{}] } }, 'series.score[0].name must be a text, not missing'],
    [{ type: 'oracle' }, 'type must be one of games'],
    [{ v: 99 }, 'the host speaks version 99'],
    [
      { v: VERSION - 1 },
      `the host speaks version ${VERSION - 1}, this page version ${VERSION}: reload the page`,
    ],
    [{ v: VERSION - 1, type: 'oracle' }, `the host speaks version ${VERSION - 1}`],
  ])('%j in it is refused', (part, why) => {
    expect(() => readHostMessage({ v: VERSION, type: 'state', ...state, ...part })).toThrow(why);
  });

  test.each([VERSION - 1, VERSION + 1])('facts of version %i from a house are refused', v => {
    const message = { v, re: null, type: 'done' };
    expect(() => readFactMessage(message)).toThrow(
      `the host speaks version ${v}, this page version ${VERSION}`,
    );
    expect(readFactMessage({ ...message, v: VERSION })).toEqual({ re: null, type: 'done' });
  });

  test('a rule book keeps its blocks apart by their kind', () => {
    const book = {
      title: 'Nim',
      sections: [
        {
          id: '1',
          title: 'Play',
          blocks: [
            { kind: 'rule', id: 'N-1', text: 'Take.' },
            { kind: 'text', text: 'So.' },
          ],
        },
        { id: '', title: 'Preface', blocks: [{ kind: 'table', rows: [['a', 'b']] }] },
      ],
    };
    const message = { v: VERSION, re: 1, type: 'rulebook', game: 'nim', book };
    const read = readHostMessage(message);
    expect(read).toEqual(message);
    if (read.type !== 'rulebook') throw new Error('not a rule book');
    expect(lookUp(read.book, 'N-1')).toEqual({
      id: 'N-1',
      title: 'Play',
      blocks: [book.sections[0].blocks[0]],
    });
    expect(lookUp(read.book, '1')?.blocks).toHaveLength(2);
    expect(lookUp(read.book, '')).toBeNull();
    expect(lookUp(read.book, 'N-9')).toBeNull();
  });

  test('a rule book with an unknown block is refused', () => {
    const book = { title: 'Nim', sections: [{ id: '1', title: 'Play', blocks: [{ kind: 'song' }] }] };
    expect(() => readHostMessage({ v: VERSION, re: 1, type: 'rulebook', game: 'nim', book })).toThrow(
      'book.sections[0].blocks[0].kind must be one of rule',
    );
  });
});
