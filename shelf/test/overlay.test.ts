import type { Game, MatchConfig, Overlay } from '@siegeworks/contract';
import { parseSaved, replay, save } from '@siegeworks/files';
import { begin, create, pending, pick } from '@siegeworks/kernel';
import { verify } from '@siegeworks/proof';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';

/** In every game one card of the first deck, one number of it, and what people read of it. */
const CHANGED: Record<string, [card: string, number: string]> = {
  'tower-siege': ['skeleton', 'gp'],
  arcania: ['berserker', 'AS'],
  'two-deck-siege': ['archer', 'swords'],
  'towers-in-time': ['orc', 'attack'],
  arcmage: ['botanist', 'cost'],
};
/** Every number that an overlay may change. */
const NUMBERS: Record<string, string> = {
  'tower-siege':
    'baseMines basePowerstones cast dl gives.al gives.alVsStructure gives.basePL gives.dl gives.is gives.pl gives.rl gives.sl gives.ss gp ip is leads.al leads.sl lp marketPlace pl pp regeneration rl sl ss ssRelic tends travelCost upkeep.gp upkeep.pp',
  arcania:
    'AD AS DS LD gives.AD gives.AS gives.DS gives.LD gives.reduction needs.armoury needs.barrack needs.beastiary needs.dungeon needs.mage-tower needs.market needs.millworks needs.siege-smith needs.temple needs.thieves-guild needs.weapon-smith split.AD split.AS',
  'two-deck-siege': 'hearts range repairIcons shields stamina swords wallIcons worth',
  'towers-in-time': 'attack cost defence maintenance modifies.0 modifies.1 ranged regenerate temper',
  arcmage: 'attack cost defence loyalty',
};
const VALUE = 837;
function setUp(game: Game): { config: MatchConfig; overlay: Overlay } {
  const [card, number] = CHANGED[game.about.id];
  const overlay = { name: 'Test', cards: { [card]: { [number]: VALUE } } };
  const seat = game.catalogue.decks.length > 0 ? { deck: game.catalogue.decks[0].id } : {};
  return { config: { players: Array.from({ length: game.about.seats.min }, () => seat), overlay }, overlay };
}

describe.each(games.map(game => [game.about.id, game] as const))('%s, an overlay', (_id, game) => {
  const { config, overlay } = setUp(game);

  test('is legal, and refused with every reason where it is not', () => {
    expect(game.setup.check(config)).toEqual([]);
    const cards = {
      nobody: { x: 1 },
      ...overlay.cards,
      [CHANGED[game.about.id][0]]: { beauty: 1, [CHANGED[game.about.id][1]]: 1.5 },
    };
    const told = game.setup.check({ ...config, overlay: { name: 'Bad', cards } }).map(({ text }) => text);
    expect(told).toHaveLength(3);
    expect(told[0]).toBe('there is no card nobody');
    expect(told[1]).toMatch(/has no number beauty; it has /);
    expect(told[2]).toMatch(/cannot be 1.5: a whole number from 0 to 999/);
  });

  test('may change these numbers and no others', () => {
    const names = Object.values(game.setup.numbers ?? {}).flatMap(Object.keys);
    expect([...new Set(names)].sort()).toEqual(NUMBERS[game.about.id].split(' '));
  });

  test('may be tuned only where a number was designed', () => {
    const { numbers = {}, designed = {} } = game.setup;
    expect(Object.keys(designed).length).toBeGreaterThan(0);
    for (const [card, names] of Object.entries(designed))
      for (const name of names) expect(numbers[card]).toHaveProperty([name]);
  });

  test('goes with the match into every view, copy and file, and the match verifies', () => {
    const m = create(game, config, 'overlay');
    for (let i = 0; i < 12 && m.asked; i++)
      pick(m, m.asked.seat, m.asked.options[i % m.asked.options.length]);
    expect(m.state.overlay).toEqual(overlay);
    for (const eye of [0, 'spectator'] as const)
      expect(game.knowledge.view(m.state, eye).overlay).toEqual(overlay);
    expect(game.knowledge.sample(m.state, 0, 'x').overlay).toEqual(overlay);
    expect(game.rules.clone(m.state).overlay).toBe(m.state.overlay);
    const saved = parseSaved(JSON.stringify(save(m)));
    expect(verify(game, saved)).toEqual([]);
    expect(replay(game, saved).state.overlay).toEqual(overlay);
    const { overlay: _gone, ...plain } = saved.config;
    expect(verify(game, { ...saved, config: plain })).not.toEqual([]);
  });

  test('changes what people read of the card, and leaves other tables alone', () => {
    const boards = [config, { players: config.players }].map(each => {
      const s = begin(game, each, 'overlay');
      const [card] = CHANGED[game.about.id];
      const id = Array.from({ length: 400 }, (_, i) => i).find(i => game.words.card?.(s, i) === card) ?? -1;
      // Whatever can be said about it, in a hand or on the table.
      if ('hand' in s) s.hand = [id];
      else s.players[0].hand = [id];
      expect(pending(game, s)).not.toBe(null);
      return JSON.stringify(game.words.board(s, 0));
    });
    expect(boards[0].includes(`${VALUE}`)).toBe(true);
    expect(boards[1].includes(`${VALUE}`)).toBe(false);
  });
});
