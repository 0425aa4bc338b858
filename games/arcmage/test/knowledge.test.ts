import { arcmage } from '@siegeworks/arcmage';
import { arcmageKit } from '@siegeworks/arcmage/scene';
import type { Eye, Seat } from '@siegeworks/contract';
import { advance, begin, pending, play } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { CARDS } from '../src/cards/card.ts';
import type { Realm } from '../src/state/realm.ts';
import { creature } from '../src/state/realm.ts';

const cities = new Set(arcmage.catalogue.cards.filter(({ type }) => type === 'City').map(({ id }) => id));

/** The first deck with two more cities instead of two other cards: which three lie unbuilt is then a secret. */
function fiveCities(): Record<string, number> {
  const cards = new Map(Object.entries(arcmage.catalogue.decks[0].cards));
  const spare = [...cards].filter(([id]) => !cities.has(id)).slice(0, 2);
  const more = [...cities].filter(id => !cards.has(id)).slice(0, 2);
  for (const [id, n] of spare) {
    if (n > 1) cards.set(id, n - 1);
    else cards.delete(id);
  }
  for (const id of more) cards.set(id, 1);
  return Object.fromEntries(cards);
}

/** Everybody has a city; P2 has two more unbuilt, and two elsewhere. */
function built(): Realm {
  const config = { players: [{ deck: 'dunefolk' }, { cards: fiveCities() }] };
  expect(arcmage.setup.check(config)).toEqual([]);
  const s = begin(arcmage, config, 'cities');
  while (s.players.some(player => player.cities.length === 0)) {
    const asked = pending(arcmage, s);
    if (asked) play(arcmage, s, arcmage.judgement.habit(s, asked.seat, asked.options));
  }
  return s;
}
test('AM-051 which cities of an opponent lie unbuilt is imagined afresh, and only cities lie there', () => {
  const s = built();
  const imagined = Array.from({ length: 20 }, (_, i) => {
    const c = arcmage.knowledge.sample(s, 0, `seed ${i}`);
    return c.players[1].unbuilt.map(id => c.names[id]).sort();
  });
  expect(new Set(imagined.map(String)).size).toBeGreaterThan(3);
  expect(imagined.every(each => each.length === 2)).toBe(true);
  for (const name of imagined.flat()) expect(cities).toContain(name);
});

/** Three players; P1 holds a resource that it has stolen from P2. */
function table(options: object = {}): Realm {
  const s = arcmageKit.arrange({
    phase: 'play1',
    options,
    P1: { cities: ['Farmland'], army: [{ Mentor: { enchantments: ["P3 Satyr's Tune"] } }] },
    P2: {
      cities: [{ Hideout: { residents: ['Ghoul'] } }],
      hand: ['Botanist', 'Kolibri'],
      resources: { Gaian: ['Botanist', 'Armory'] },
    },
    P3: { cities: ['Warren'], hand: ['Ghoul'] },
  });
  advance(arcmage.rules, s);
  const [stolen] = s.players[1].resources.splice(0, 1);
  s.players[0].resources.push(stolen);
  return s;
}
const rows = (s: Realm, seat: Seat) => s.players[seat].resources.map(row => row.card);

test('a resource card is visible only to its owner, whoever controls it, and to those who know it', () => {
  const s = table();
  const [stolen] = rows(s, 0);
  const [kept] = rows(s, 1);
  const seen = (eye: Eye) => [
    ...rows(arcmage.knowledge.view(s, eye), 0),
    ...rows(arcmage.knowledge.view(s, eye), 1),
  ];
  expect([seen(0), seen(1), seen(2), seen('spectator')]).toEqual([
    [-1, -1],
    [stolen, kept],
    [-1, -1],
    [-1, -1],
  ]);
  s.players[2].known = [kept];
  expect(seen(2)).toEqual([-1, kept]);
});

test('a secret pick is seen by nobody else', () => {
  const s = table();
  s.players[1].chosen = [s.players[1].hand[0]];
  const chosen = (eye: Eye) => arcmage.knowledge.view(s, eye).players[1].chosen;
  expect([chosen(0), chosen(1), chosen('spectator')]).toEqual([[-1], s.players[1].chosen, [-1]]);
});

test('in a sample a secret pick lies where it was picked, whichever card that is there', () => {
  for (const zone of ['hand', 'deck', 'unbuilt'] as const) {
    const s = table();
    const [player] = s.players.slice(1);
    player[zone].push(...player.hand.splice(0));
    const at = player[zone].length - 1;
    player.chosen = [player[zone][at]];
    const { players } = arcmage.knowledge.sample(s, 0, 'pick');
    expect(players[1].chosen).toEqual([players[1][zone][at]]);
  }
});

test('unbuilt cities lie open, and hands are shared with the team, where the variants say so', () => {
  const s = table({ openCities: true, sharedHands: true, format: 'aminDuna' });
  s.players[1].unbuilt = [s.players[1].hand.pop() ?? -1];
  const seen = (eye: Eye) => arcmage.knowledge.view(s, eye).players[1];
  for (const eye of [0, 1, 2, 'spectator'] as const) expect(seen(eye).unbuilt).toEqual(s.players[1].unbuilt);
  expect([seen(0).hand, seen(2).hand, seen('spectator').hand]).toEqual([[-1], s.players[1].hand, [-1]]);
  expect(s.players.map(player => player.known)).toEqual([[], [], []]);
});

test('what a Conscript has found so far lies where it was found in every world (AM-R53)', () => {
  const s = table();
  s.players[1].deck = s.players[1].hand.splice(0);
  for (const stack of [[{ rule: 'muster', at: 'pick' }], []]) {
    const c = arcmage.rules.clone(s);
    c.stack = stack;
    c.players[1].chosen = [c.players[1].deck[0]];
    const found = Array.from(
      { length: 12 },
      (_, i) => arcmage.knowledge.sample(c, 0, `${i}`).players[1].chosen[0],
    );
    expect(new Set(found).size === 1).toBe(stack.length === 1);
  }
});

test('in a sample every card stays with its owner, even where a resource was stolen', () => {
  const s = table();
  for (const player of s.players) player.resources.push(...player.resources.splice(0).reverse());
  for (let i = 0; i < 10; i++) {
    const c = arcmage.knowledge.sample(s, 2, `${i}`);
    expect(arcmage.audit.misplaced(c)).toBeNull();
    for (const seat of [0, 1, 2]) {
      const { deck, hand, unbuilt } = c.players[seat];
      expect([...deck, ...hand, ...unbuilt].filter(id => c.owners[id] !== seat)).toEqual([]);
      expect(rows(c, seat).map(id => c.owners[id])).toEqual(rows(s, seat).map(id => s.owners[id]));
    }
  }
});

test('which hidden city lies where does not affect how worlds are imagined', () => {
  const s = built();
  const { deck, hand, unbuilt } = s.players[1];
  const elsewhere = [deck, hand].find(zone => zone.some(id => cities.has(s.names[id])));
  if (!elsewhere) throw new Error('all cities are unbuilt');
  const other = arcmage.rules.clone(s);
  const at = elsewhere.findIndex(id => cities.has(s.names[id]));
  const zone = elsewhere === deck ? other.players[1].deck : other.players[1].hand;
  [zone[at], other.players[1].unbuilt[0]] = [unbuilt[0], elsewhere[at]];
  for (const seed of ['a', 'b', 'c'])
    expect(arcmage.knowledge.sample(other, 0, seed).players[1]).toEqual(
      arcmage.knowledge.sample(s, 0, seed).players[1],
    );
});

const item = (card: number) => ({
  ...{ n: 9, kind: 'card' as const, what: 'abduction', card, by: 0, mode: 0, x: 0 },
  ...{ targets: [], data: [], city: -1, asCreature: false, step: 0 },
});
test('a card that is being played is in its place, and a token that is gone in none', () => {
  const s = table();
  const [card] = s.players[1].hand.splice(0, 1);
  expect(arcmage.audit.misplaced(s)).toContain('in 0 places');
  s.pile.push(item(card), { ...item(card), kind: 'trigger' });
  expect(arcmage.audit.misplaced(s)).toBeNull();
  const token = Object.values(CARDS).find(each => each.token);
  s.names = [...s.names, token?.id ?? ''];
  s.owners = [...s.owners, 0];
  s.pieces.push(null);
  expect(arcmage.audit.misplaced(s)).toBeNull();
});

test.each<[string, (s: Realm) => unknown]>([
  ['mentor', s => s.players[0].army.pop()],
  ['ghoul', s => Object.assign(s.pieces[s.players[1].cities[0]] ?? {}, { residents: [] })],
  ['satyrs-tune', s => Object.assign(creature(s, s.players[0].army[0]), { attached: [] })],
  ['satyrs-tune', s => Object.assign(s.pieces.find(p => p?.kind === 'enchantment') ?? {}, { on: -1 })],
])('%s is missed where it says that it is', (card, spoil) => {
  const s = table();
  expect(arcmage.audit.misplaced(s)).toBeNull();
  spoil(s);
  expect(arcmage.audit.misplaced(s)).toMatch(new RegExp(`^${card} \\d+ is not`));
});
