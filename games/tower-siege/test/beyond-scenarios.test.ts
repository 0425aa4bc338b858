import type { GameEvent } from '@siegeworks/contract';
import { Impossible, Refused } from '@siegeworks/contract';
import type { Match } from '@siegeworks/kernel';
import { advance, create, layOut, pick, undoTo } from '@siegeworks/kernel';
import { towerSiege } from '@siegeworks/tower-siege';
import { towerSiegeKit } from '@siegeworks/tower-siege/scene';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../src/cards/card.ts';
import { castCost } from '../src/rules/cast.ts';
import { level } from '../src/rules/levels.ts';
import { attach } from '../src/state/place.ts';
import type { Siege } from '../src/state/state.ts';
import { piece } from '../src/state/state.ts';

// Rules that no scenario can show: undo, the range of dice, hidden information, printed facts.
const two = { players: [{}, {}] };
/** A match in a position that a scenario could lay out. */
function matchAt(given: unknown): Match<Siege> {
  const m = create(towerSiege, two, 'seed');
  layOut(m, towerSiegeKit.arrange(given));
  return m;
}
const broke = { baseMines: 0, basePowerstones: 0 };

describe('Undo', () => {
  test('TS-014: what was done on a turn may be undone, a finished turn may not', () => {
    const m = matchAt({ P1: broke, P2: { ...broke, deck: ['Zombie'] } });
    pick(m, 0, { kind: 'leave', card: m.state.players[0].mage });
    undoTo(m, 0);
    expect(m.state.pieces[m.state.players[0].mage]?.inside).toBe(m.state.players[0].tower);
    pick(m, 0, { kind: 'endTurn' });
    expect([m.state.turn, m.state.phase]).toEqual([1, 'market']);
    expect(() => undoTo(m, 0)).toThrow(Refused);
    expect(m.state.turn).toBe(1);
  });

  test('TS-014: nor by the player whose pass let it end', () => {
    const m = matchAt({ P1: broke, P2: { baseMines: 0, basePowerstones: 3, deck: ['Zombie'] } });
    pick(m, 0, { kind: 'endTurn' });
    pick(m, 1, { kind: 'pass' });
    expect(m.state.turn).toBe(1);
    expect(() => undoTo(m, 1)).toThrow(Refused);
  });
});

describe('Dice', () => {
  const initiative = (...dice: number[]) => {
    const s = towerSiege.setup.deal(two, 'dice');
    s.script = [[], [], ...dice];
    advance(towerSiege.rules, s);
    return s.starter;
  };
  test('TS-016: every roll is a number from 1 to 100', () => {
    expect(initiative(1, 100)).toBe(1);
    expect(initiative(100, 1)).toBe(0);
    expect(() => initiative(101, 1)).toThrow(new Impossible('a d100 cannot show 101'));
    expect(() => initiative(1, 0)).toThrow(new Impossible('a d100 cannot show 0'));
  });
});

describe('Hidden information', () => {
  const m = create(towerSiege, { players: [{}, {}, {}] }, 'hidden');
  const { state } = m;
  const hidden = (n: number) => new Array(n).fill(-1);

  test('TS-R95: a player sees his own Market Place; other hands and all decks are hidden, their numbers are not', () => {
    const seen = towerSiege.knowledge.view(m.state, 1);
    expect(seen.players[1].hand).toEqual(state.players[1].hand);
    for (const other of [0, 2]) expect(seen.players[other].hand).toEqual(hidden(7));
    for (const player of seen.players) expect(player.deck).toEqual(hidden(53));
  });

  test('TS-R95: a spectator sees no hand at all', () => {
    for (const player of towerSiege.knowledge.view(m.state, 'spectator').players)
      expect(player.hand).toEqual(hidden(7));
  });

  test('TS-R95: of cards that others draw, only the number is shown', () => {
    const drawn = (eye: number) =>
      m.log
        .flatMap(event => towerSiege.knowledge.sees(event, eye) ?? [])
        .filter((e): e is GameEvent & { seat: number; cards: number[] } => e.type === 'drew');
    expect(
      drawn(0)
        .map(e => e.seat)
        .sort(),
    ).toEqual([0, 1, 2]);
    for (const e of drawn(0)) expect(e.cards).toEqual(e.seat === 0 ? state.players[0].hand : hidden(7));
  });

  test('TS-R95: everything else is public', () => {
    const s = towerSiegeKit.arrange({
      P1: { ...broke, gold: 3 },
      P2: {
        gold: 4,
        mines: 1,
        discard: ['Hero'],
        caravan: ['Obelisk'],
        spellbook: ['Raze'],
        army: [{ Bowman: { items: ['Sword'] } }],
        damagedRelics: ['Trebuchet'],
      },
    });
    const [seen] = [towerSiege.knowledge.view(s, 0).players[1]];
    const { deck: _deck, hand: _hand, known: _known, ...open } = s.players[1];
    expect(seen).toMatchObject(open);
    expect(towerSiege.knowledge.view(s, 0).pieces).toEqual(s.pieces);
  });

  test('TS-R95: nothing about future shuffles is shown', () => {
    expect(towerSiege.knowledge.view(m.state, 0).random).toEqual([]);
  });
});

describe('Words and prices', () => {
  test('TS-003: creatures have Life Points, a Skill Level and Usable Items; nothing else has Life Points', () => {
    const types = ['Mage', 'Minion', 'Elemental', 'Rogue', 'Fiend', 'Token'];
    for (const card of Object.values(cardsOf({}))) {
      const isCreature = types.includes(card.type);
      expect([card.id, card.isCreature, card.lp > 0, card.sl > 0]).toEqual([
        card.id,
        isCreature,
        isCreature,
        isCreature,
      ]);
      if (isCreature) expect(card.ui).toMatch(/^(U|X|[WAMO]+)$/);
    }
  });

  test('TS-031: of two base Protection Levels the higher counts, they are not added', () => {
    const s = towerSiegeKit.arrange({ P1: { army: ['Wraith', { Bowman: { items: ['Chain Mail'] } }] } });
    const wearing = (name: string) => piece(s, towerSiegeKit.find(s, name) ?? -1);
    // No card allows it yet: the only creature that prints a PL can use no Items.
    attach(s, wearing('Chain Mail'), wearing('Wraith'));
    expect(level(s, wearing('Wraith'), 'PL')).toBe(30);
  });

  test('TS-R30: with an Apprentice every Spell costs 1pp less, and none is free', () => {
    const s = towerSiegeKit.arrange({ P1: { army: ['Apprentice'] } });
    const spells = Object.values(cardsOf({})).filter(
      card => card.type === 'Spell' || card.type === 'InnateSpell',
    );
    for (const { id, cast = 0 } of spells) {
      const { pp } = castCost(s, 0, id, -1, 1);
      expect([id, pp]).toEqual([id, cast - 1]);
      expect(pp).toBeGreaterThan(0);
    }
  });
});
