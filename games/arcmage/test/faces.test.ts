import { arcmage } from '@siegeworks/arcmage';
import { arcmageKit } from '@siegeworks/arcmage/scene';
import { Refused } from '@siegeworks/contract';
import type { Match } from '@siegeworks/kernel';
import { create, layOut, pending, pick, undoTo } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import type { Realm } from '../src/state/realm.ts';

const names = (s: Realm, ids: readonly number[]) => ids.map(id => (id < 0 ? 'hidden' : s.names[id]));
const piles = (s: Realm, seat: number) =>
  names(
    s,
    s.players[seat].resources.map(row => row.card),
  );

describe('What everyone may see', () => {
  const given = {
    P1: {
      cities: ['Warren'],
      unbuilt: ['Farmland', 'Sanctuary'],
      hand: ['Wight'],
      deck: ['Shatis', 'Ghoul'],
      graveyard: ['Nightgaunt'],
      army: ['Wolf Rider'],
      resources: { 'Red Banner': ['Ghoul', 'Foul Imps'] },
    },
    P2: { resources: { Gaian: ['Kolibri'] } },
  };
  /** P2 has stolen one of P1's resource cards. */
  function robbed(options = {}): Realm {
    const s = arcmageKit.arrange({ ...given, options });
    const [row] = s.players[0].resources.splice(0, 1);
    s.players[1].resources.push(row);
    return s;
  }
  test('AM-012, AM-R02: only their owner sees resource cards and unbuilt cities', () => {
    const s = robbed();
    const [own, other] = [arcmage.knowledge.view(s, 0), arcmage.knowledge.view(s, 1)];
    expect(names(own, own.players[0].unbuilt)).toEqual(['farmland', 'sanctuary']);
    expect(names(other, other.players[0].unbuilt)).toEqual(['hidden', 'hidden']);
    expect(piles(own, 0)).toEqual(['foul-imps']);
    expect(piles(other, 0)).toEqual(['hidden']);
    // A stolen card: its owner knows its face, the thief does not.
    expect(piles(own, 1)).toEqual(['hidden', 'ghoul']);
    expect(piles(other, 1)).toEqual(['kolibri', 'hidden']);
    const watching = arcmage.knowledge.view(s, 'spectator');
    expect([...piles(watching, 0), ...piles(watching, 1)]).toEqual(['hidden', 'hidden', 'hidden']);
    expect(names(watching, watching.players[0].unbuilt)).toEqual(['hidden', 'hidden']);
  });
  test('AM-012: every zone can be counted, and the public ones are open to all', () => {
    const s = robbed();
    for (const eye of [0, 1, 'spectator'] as const) {
      const v = arcmage.knowledge.view(s, eye);
      const { deck, hand, unbuilt, graveyard, army, resources } = v.players[0];
      expect([deck, hand, unbuilt, resources].map(zone => zone.length)).toEqual([2, 1, 2, 1]);
      expect(names(v, [...graveyard, ...army])).toEqual(['nightgaunt', 'wolf-rider']);
      expect(resources[0]).toMatchObject({ faction: 2, marked: false });
    }
  });
  test('AM-012: only the player who draws, lays or looks at cards learns which they are', () => {
    const cards = [3, 4];
    for (const type of ['drew', 'laid', 'looked']) {
      const event = { type, seat: 0, cards };
      expect(arcmage.knowledge.sees(event, 0)).toEqual(event);
      for (const eye of [1, 'spectator'] as const)
        expect(arcmage.knowledge.sees(event, eye)).toEqual({ type, seat: 0, cards: [-1, -1] });
    }
    const open = { type: 'revealed', seat: 0, cards };
    for (const eye of [0, 1, 'spectator'] as const) expect(arcmage.knowledge.sees(open, eye)).toEqual(open);
  });
  test('AM-R02: nobody sees a deck, and only the variant opens unbuilt cities', () => {
    const own = arcmage.knowledge.view(robbed(), 0);
    expect(names(own, own.players[0].deck)).toEqual(['hidden', 'hidden']);
    const open = arcmage.knowledge.view(robbed({ openCities: true }), 1);
    expect(names(open, open.players[0].unbuilt)).toEqual(['sanctuary', 'farmland']);
    expect(piles(open, 0)).toEqual(['hidden']);
  });
  test('AM-534, AM-R02: hands stay hidden between team mates unless they share them', () => {
    const hands = (options: object, eye: number) => {
      const P = (card: string) => ({ hand: [card] });
      const given = { P1: P('Wight'), P2: P('Ghoul'), P3: P('Bearer') };
      const v = arcmage.knowledge.view(
        arcmageKit.arrange({ ...given, options: { format: 'aminDuna', ...options } }),
        eye,
      );
      return v.players.flatMap(player => names(v, player.hand));
    };
    expect(hands({}, 1)).toEqual(['hidden', 'ghoul', 'hidden']);
    expect(hands({ sharedHands: true }, 1)).toEqual(['hidden', 'ghoul', 'bearer']);
    expect(hands({ sharedHands: true }, 0)).toEqual(['wight', 'hidden', 'hidden']);
  });
  test.each([
    ['take Bearer', 'take Mentor', ['mentor', 'bearer']],
    ['take Mentor', 'take Bearer', ['bearer', 'mentor']],
  ])(
    'AM-R53: opponents see which Soldiers a Conscript has found, but not their order: %s, %s',
    (first, second, top) => {
      const deck = ['Ghoul', 'Mentor', 'Bearer'];
      const m = matchAt(
        arcmageKit.arrange({ P1: { hand: ['Conscript'], resources: { 'The Empire': 2 }, deck } }),
      );
      for (const text of ['play Conscript', 'yes', first, second]) say(m, text);
      const found = m.log.find(event => event.type === 'found') as unknown as { cards: number[] };
      expect(names(m.state, m.state.players[0].deck)).toEqual(['ghoul', ...top]);
      expect(names(m.state, found.cards)).toEqual(['mentor', 'bearer']);
      const [own, other] = [arcmage.knowledge.view(m.state, 0), arcmage.knowledge.view(m.state, 1)];
      expect(names(own, own.players[0].deck)).toEqual(['hidden', ...top]);
      expect(names(other, other.players[0].deck)).toEqual(['hidden', 'hidden', 'hidden']);
    },
  );
});

/** A match in a position that a scenario could lay out. */
function matchAt(s: Realm): Match<Realm> {
  const m = create(arcmage, { players: [{}, {}] }, 'seed');
  layOut(m, s);
  return m;
}
function say(m: Match<Realm>, text: string): void {
  const asked = pending(arcmage, m.state);
  const option = asked?.options.find(o => arcmage.words.option(m.state, o) === text);
  if (!asked || !option) throw new Error(`nobody can say "${text}"`);
  pick(m, asked.seat, option);
}

describe('Taking back', () => {
  const given = {
    P1: { hand: ['Deadly Shock', 'Solar Blessing'], resources: { 'Red Banner': 3 }, army: ['Undead Archer'] },
    P2: { hand: ['Solar Blessing'], resources: { 'Red Banner': 1 }, army: ['Ghoul'] },
  };
  test('AM-331: what is announced may be taken back, an object on the stack not once others have answered it', () => {
    const m = matchAt(arcmageKit.arrange(given));
    say(m, 'play Deadly Shock');
    undoTo(m, 0, 0);
    expect(m.state.players[0].hand).toHaveLength(2);
    for (const text of ['play Deadly Shock', 'target P2 Ghoul']) say(m, text);
    expect(m.state.pile).toHaveLength(1);
    say(m, 'pass');
    expect(() => undoTo(m, 0, 0)).toThrow(Refused);
  });
  test('AM-331: nor an ability', () => {
    const m = matchAt(arcmageKit.arrange(given));
    for (const text of ['use Undead Archer', 'target P2 Ghoul']) say(m, text);
    expect(m.state.pile.map(item => item.what)).toEqual(['undead-archer ability']);
    say(m, 'pass');
    expect(() => undoTo(m, 0, 0)).toThrow(Refused);
  });
});

describe('Card faces', () => {
  const info = (id: string) => arcmage.catalogue.cards.find(card => card.id === id);
  test('AM-017: a face shows faction, cost, loyalty, name, type, text and combat statistics', () => {
    expect(info('royal-guard')).toMatchObject({
      id: 'royal-guard',
      name: 'Royal Guard',
      type: 'Creature',
      text: 'Bodyguard 3.',
      facts: ['House of Nobles', 'Cost 4', 'Loyalty 2', 'Attack 3', 'Defence 3', 'Human'],
      set: 'Rebirth',
    });
  });
  test('AM-017: only creatures have attack, only creatures and cities defence; tokens and cities have no cost', () => {
    expect(info('warren')?.facts).toEqual([
      'Red Banner',
      'Built by skipping a turn',
      'Loyalty 3',
      'Defence 6',
    ]);
    expect(info('deadly-shock')?.facts).toEqual(['Red Banner', 'Cost 2', 'Loyalty 1']);
    expect(info('grassroots')?.facts).toEqual(['Gaian', 'Cost X', 'Loyalty 2']);
    expect(info('crop-token')?.facts).toEqual(['Gaian', 'Attack 0', 'Defence 1', 'Flower, Token', 'Token']);
    expect(info('kolibri')?.facts).toContain('Attack 0');
  });
});
