import type { BotInfo, CardInfo, GameInfo, MatchState } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { spoken } from '../src/fields.tsx';
import { composition } from '../src/game/composition.ts';
import { changedOptions } from '../src/game/options.tsx';
import { opponentChoices } from '../src/game/players.tsx';
import { fittingOptions, seriesOptions } from '../src/game/table-size.ts';
import * as playback from '../src/playback.ts';
import { hashOf, routeOf } from '../src/route.ts';
import { dailySetup, PERSON, planOf, usualSetup } from '../src/setup.ts';

const bots: BotInfo[] = [
  { id: 'random', name: 'Random', text: '' },
  { id: 'greedy', name: 'Greedy', text: '' },
];
const deck = (id: string, mage: string) => ({ id, name: id, text: '', cards: {}, choices: { mage } });
const game: GameInfo = {
  id: 'siege',
  title: 'Siege',
  rulesVersion: '1',
  seats: { min: 2, max: 4 },
  options: { limit: { default: 60, title: '', text: '', rule: '' } },
  choices: { mage: { default: 'human', words: ['human', 'orc', 'elf'], title: '', text: '', rule: '' } },
  decks: [deck('red', 'orc'), deck('green', 'elf')],
};

describe('setting up', () => {
  const usual = usualSetup(game, bots);

  test('plays at once: a deck and its choices for each seat, the best bot, every option as usual', () => {
    const plan = planOf({ ...usual, seat: 0 }, bots, 0);
    expect(plan).toEqual({
      config: {
        players: [
          { deck: 'red', choices: { mage: 'orc' } },
          { deck: 'green', choices: { mage: 'elf' } },
        ],
        options: { limit: 60 },
      },
      seats: [
        { kind: 'me', name: 'You' },
        { kind: 'bot', name: 'Greedy', bot: 'greedy' },
      ],
    });
  });

  test('the person takes their own deck along to another seat', () => {
    const plan = planOf({ ...usual, players: 3, seat: 1, seed: 'x' }, bots, 0);
    expect(plan.config.players.map(player => player.deck)).toEqual(['green', 'red', 'red']);
    expect(plan.seats.map(seat => seat.name)).toEqual(['Greedy 1', 'You', 'Greedy 2']);
    expect(plan.seed).toBe('x');
  });

  test('chance gives every seat, and whoever watches sits nowhere', () => {
    expect(planOf(usual, bots, 0).seats[0].kind).toBe('me');
    expect(planOf(usual, bots, 0.99).seats[1].kind).toBe('me');
    const watched = planOf({ ...usual, watch: true, seat: 0 }, bots, 0);
    expect(watched.seats.map(seat => seat.name)).toEqual(['Greedy 1', 'Greedy 2']);
  });

  test('the game of the day brings its seed and the options that it sets', () => {
    const today = { date: '2026-11-15', seed: 'day 15', options: { limit: 20 } };
    const plan = planOf(dailySetup({ ...game, today }, bots), bots, 0);
    expect(plan.seed).toBe('day 15');
    expect(plan.config.options).toEqual({ limit: 20 });
  });

  test('the usual opponent is the gentlest level where there is one', () => {
    const page = { id: 'page', name: 'Page', text: '' };
    expect(usualSetup(game, [...bots, page]).bot).toBe('page');
  });

  test('styles are offered below their level, in games that know them', () => {
    const squire = { id: 'squire', name: 'Squire', text: '' };
    const oswin = { id: 'squire-builder', name: 'Oswin', text: '', level: 'squire', style: 'builder' };
    const offered = (styles: string[]) =>
      opponentChoices({ ...game, styles }, [squire, oswin], { ...usual, watch: true }).map(
        ({ label }) => label,
      );
    expect(offered(['builder'])).toEqual(['Squire', 'Squire: Oswin, builder']);
    expect(offered([])).toEqual(['Squire']);
  });

  test('a person at this screen takes the place of the computer, under a name', () => {
    const shared = { ...usual, seat: 0, bot: PERSON, names: ['', ' Ann '] };
    expect(planOf(shared, bots, 0).seats).toEqual([
      { kind: 'me', name: 'Player 1' },
      { kind: 'me', name: 'Ann' },
    ]);
  });

  test('each opponent may be somebody else', () => {
    const mixed = { ...usual, players: 4, seat: 0, apart: ['', '', PERSON, 'random'] };
    expect(planOf(mixed, bots, 0).seats).toEqual([
      { kind: 'me', name: 'Player 1' },
      { kind: 'bot', name: 'Greedy', bot: 'greedy' },
      { kind: 'me', name: 'Player 3' },
      { kind: 'bot', name: 'Random', bot: 'random' },
    ]);
  });

  test('more players bring the options that they need', () => {
    expect(fittingOptions('tower-siege', 6)).toEqual({ maxPlayers: 6 });
    expect(fittingOptions('siege', 3)).toEqual({});
  });

  test('a series is asked for where somebody plays against somebody', () => {
    expect(planOf(usual, bots, 0)).not.toHaveProperty('series');
    expect(planOf({ ...usual, series: 5 }, bots, 0).series).toBe(5);
    expect(planOf({ ...usual, players: 1, series: 5 }, bots, 0)).not.toHaveProperty('series');
  });

  test('AK-331: Arcania learns that the series is a Campaign', () => {
    const campaigns = [null, 3, 5, 7].map(of => seriesOptions('arcania', of).campaign);
    expect(campaigns).toEqual(['single', 'single', '3-of-5', '4-of-7']);
    expect(seriesOptions('arcmage', 5)).toEqual({});
  });

  test('what was changed is listed, the rest is not', () => {
    const schema = {
      limit: { default: 60, title: 'Limit', text: '', rule: '' },
      teams: { default: false, title: 'Teams', text: '', rule: '' },
      pool: { default: 'all', words: ['all', 'base'], title: 'Pool', text: '', rule: '' },
    };
    expect(changedOptions(schema, { limit: 60, teams: true, pool: 'base' }, spoken)).toEqual([
      'Teams on',
      'Pool: Base',
    ]);
  });

  test('a deck is counted by the types of its cards', () => {
    const card = (id: string, type: string): [string, CardInfo] => [
      id,
      { id, name: id, type, text: '', facts: [], set: '' },
    ];
    const known = new Map([card('ogre', 'Monster'), card('axe', 'Item'), card('troll', 'Monster')]);
    const cards = { ...deck('red', 'orc'), cards: { axe: 2, ogre: 3, troll: 1 } };
    expect(composition(cards, known)).toEqual([
      { type: 'Monster', count: 4 },
      { type: 'Item', count: 2 },
    ]);
  });

  test('a game without decks names none', () => {
    const bare = usualSetup({ ...game, decks: [] }, bots);
    expect(planOf({ ...bare, seat: 0 }, bots, 0).config.players[0]).toEqual({ choices: { mage: 'human' } });
  });
});

describe('a game for one', () => {
  const alone = usualSetup({ ...game, seats: { min: 1, max: 4 }, decks: [], choices: {} }, bots);

  test('is played at once without anybody else', () => {
    const plan = planOf(alone, bots, 0.99);
    expect(plan.seats).toEqual([{ kind: 'me', name: 'You' }]);
    expect(plan.config.players).toEqual([{ choices: {} }]);
  });

  test('can be watched, and the one who plays needs no number', () => {
    const plan = planOf({ ...alone, watch: true }, bots, 0);
    expect(plan.seats).toEqual([{ kind: 'bot', name: 'Greedy', bot: 'greedy' }]);
  });

  test('a word is written as people write it', () => {
    const words = ['square-thick', 'NS', 'castellan-0', 'playPhase', 'max1'];
    expect(words.map(spoken)).toEqual(['Square thick', 'NS', 'Castellan 0', 'Play phase', 'Max 1']);
  });
});

describe('addresses', () => {
  test.each([
    ...['#/', '#/about', '#/matches', '#/cards', '#/cards/siege', '#/game/siege', '#/new/siege'],
    ...['#/learn/siege', '#/rules/siege', '#/rules/siege/TS-001', '#/match/a%2Fb'],
  ])('%s', hash => {
    expect(hashOf(routeOf(hash))).toBe(hash);
  });

  test('anything else leads home', () => {
    expect(routeOf('#/cellar/door')).toEqual({ page: 'home' });
    expect(routeOf('#/match/%E0%A4%A')).toEqual({ page: 'home' });
  });
});

describe('showing one step after the other', () => {
  const line = (text: string, pick: number) => ({ text, rule: '', kind: 'said', pick });
  const state = (seq: number, from: number, ...texts: string[]) =>
    ({ seq, log: { from, lines: texts.map(text => line(text, seq)) } }) as MatchState;
  const texts = (p: playback.Playback) => p.shown?.log.map(each => each.text);

  test('the first state is shown at once, later ones wait in order', () => {
    let p = playback.arrive(playback.EMPTY, state(1, 0, 'a', 'b'));
    p = playback.arrive(playback.arrive(p, state(2, 2, 'c')), state(3, 3, 'd'));
    expect([p.shown?.state.seq, p.queue.length]).toEqual([1, 2]);
    p = playback.advance(p);
    expect([p.shown?.state.seq, texts(p)?.join('')]).toEqual([2, 'abc']);
    p = playback.advance(playback.advance(p));
    expect([p.shown?.state.seq, texts(p)?.join('')]).toEqual([3, 'abcd']);
  });

  test('an undo takes lines back, and what is new never begins beyond the log', () => {
    let p = playback.arrive(playback.EMPTY, state(1, 0, 'a', 'b', 'c', 'd', 'e'));
    p = playback.decided(p);
    expect(playback.sinceOf(p)).toBe(5);
    p = playback.hurry(playback.arrive(p, state(2, 2)));
    expect(texts(p)?.join('')).toBe('ab');
    expect(playback.sinceOf(p)).toBe(2);
  });

  test('each of several people reads what happened since their own last decision', () => {
    const seen = (seq: number, eye: number | null, ...said: string[]) => ({ ...state(seq, 0, ...said), eye });
    let p = playback.decided(playback.arrive(playback.EMPTY, seen(1, 0, 'a', 'b', 'c', 'd')));
    p = playback.hurry(playback.arrive(p, seen(2, null, 'x', 'y', 'x', 'y', 'x')));
    expect(playback.sinceOf(p)).toBe(2);
    p = playback.hurry(playback.arrive(p, seen(3, 1, 'A', 'B', 'C', 'D', 'E')));
    expect(playback.sinceOf(p)).toBe(2);
    p = playback.hurry(playback.arrive(playback.decided(p), seen(4, 0, ...'abcdef')));
    expect(playback.sinceOf(p)).toBe(4);
    p = playback.hurry(playback.arrive(p, seen(5, 1, ...'ABCDEFG')));
    expect(playback.sinceOf(p)).toBe(5);
  });

  test('nobody who takes over the screen has to wait', () => {
    const handed = { ...state(1, 0, 'a', 'b'), handover: { seat: 1, name: 'Ann' } };
    expect(playback.dwell(playback.arrive(playback.EMPTY, handed), 500)).toBe(0);
  });

  test('a step stays as long as there is something to read', () => {
    const shown = (...lines: string[]) => playback.arrive(playback.EMPTY, state(1, 0, ...lines));
    expect(playback.dwell(shown(), 500)).toBe(0);
    expect(playback.dwell(shown('a'), 500)).toBe(500);
    expect(playback.dwell(shown(...'abcdefghij'), 500)).toBe(1000);
  });

  test('while many states wait, the table hurries to catch up', () => {
    let p = playback.arrive(playback.EMPTY, state(1, 0, 'a'));
    for (let seq = 2; seq <= 4; seq++) p = playback.arrive(p, state(seq, seq - 1, 'b'));
    expect(playback.dwell(p, 600)).toBe(600);
    for (let seq = 5; seq <= 7; seq++) p = playback.arrive(p, state(seq, seq - 1, 'b'));
    expect(playback.dwell(p, 600)).toBe(300);
  });

  test('phases in which nothing happens take no time', () => {
    const one = state(1, 0, 'a', 'b');
    const lines = one.log.lines.map(line => ({ ...line, part: 'phase' as const }));
    const empty = playback.arrive(playback.EMPTY, { ...one, log: { from: 0, lines } });
    expect(playback.dwell(empty, 500)).toBe(0);
  });
});
