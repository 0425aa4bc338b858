import { play } from '@siegeworks/kernel';
import { HIDDEN } from '@siegeworks/table';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { describe, expect, test } from 'vitest';
import { BOX, isEnemy } from '../src/cards/card.ts';
import type { Given } from '../src/scene/words.ts';
import type { Siege } from '../src/state/state.ts';
import { nameOf } from '../src/words/names.ts';
import { scene } from './scene.ts';

const names = (ids: readonly number[]) => ids.map(nameOf);
const seen = (s: Siege, eye: number | 'spectator') => twoDeckSiege.knowledge.view(s, eye);
const areas = (s: Siege, eye: number | 'spectator') =>
  Object.fromEntries(twoDeckSiege.words.board(s, eye).areas.map(area => [area.id, area]));
/** What this eye reads in the log. */
const logSeenBy = (s: Siege, eye: number | 'spectator') =>
  (s.events ?? []).flatMap(event => {
    const said = twoDeckSiege.knowledge.sees(event, eye);
    return said ? twoDeckSiege.words.events[said.type].say(s, said) : [];
  });

/** Four cards are drawn, one event is held, one is in reserve; P1 and P2 hold the castle against P3. */
const DUEL: Given = {
  seats: 3,
  options: { mode: 'duel' },
  at: 'siege',
  surged: true,
  hand: ['Attack!', 'Loose!'],
  deck: ['Stand Down'],
  units: { C: ['Archer'] },
  enemyDeck: [
    'Hobgoblin',
    'Ogre',
    'Goblin Stabber',
    'Dragon',
    'War Drums',
    'Bombardment',
    'Coordinated Assault',
  ],
  held: ['Scaling Ladders'],
  reserve: ['Reinforcements'],
  enemyDiscard: ['Hobgoblin'],
};
/** As in a real duel: the player who set a card aside knows it. */
function duel(): Siege {
  const s = scene(DUEL);
  s.known[2].push(...s.reserve);
  return s;
}

describe('TD-228 secrets of a duel', () => {
  test('the besieger never sees the hand, the garrison does', () => {
    const s = duel();
    expect(seen(s, 2).hand).toEqual([HIDDEN, HIDDEN]);
    expect(seen(s, 'spectator').hand).toEqual([HIDDEN, HIDDEN]);
    expect(names(seen(s, 0).hand)).toEqual(['Attack! 1', 'Loose! 1']);
    expect(names(seen(s, 1).hand), 'TD-254').toEqual(['Attack! 1', 'Loose! 1']);
  });
  test('the defender never sees the four cards before they are used', () => {
    const s = duel();
    expect(s.drawn).toHaveLength(4);
    expect(names(seen(s, 2).drawn)).toEqual(names(s.drawn));
    for (const eye of [0, 1, 'spectator'] as const) {
      expect(seen(s, eye).drawn).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN]);
      expect(logSeenBy(s, eye)).toContain('The besieger takes 4 cards.');
      expect(logSeenBy(s, eye).join()).not.toContain('Dragon');
    }
    expect(logSeenBy(s, 2).join()).toContain('Dragon');
  });
  test('nor the reserve, though everybody knows that it is full', () => {
    const s = duel();
    expect(names(seen(s, 2).reserve)).toEqual(['Reinforcements 1']);
    expect(seen(s, 0).reserve).toEqual([HIDDEN]);
    expect(areas(s, 0).reserve.cards[0].card).toBeNull();
  });
  test('the card put on the bottom stays unknown to the defender', () => {
    const s = duel();
    const [bottomed] = s.drawn;
    const rule = twoDeckSiege.rules.compiled.siegeTurn.steps.bottom.choice;
    rule?.then(s, s.stack[1], { kind: 'bottom', card: bottomed });
    expect(seen(s, 2).enemyDeck[0]).toBe(bottomed);
    expect(seen(s, 0).enemyDeck.every(id => id === HIDDEN)).toBe(true);
    expect(logSeenBy(s, 0)).toContain('The besieger puts a card on the bottom of the deck.');
    expect(logSeenBy(s, 2).at(-1)).toContain(nameOf(bottomed));
  });
  test('TD-R95 the unit whose lane is chosen lies open; what is still to be handled does not', () => {
    const s = scene({ ...DUEL, enemyDeck: ['Dragon', 'Ogre'], held: [], reserve: [] });
    play(twoDeckSiege, s, { kind: 'handle', card: s.drawn[0] });
    for (const eye of [0, 1, 'spectator'] as const) expect(seen(s, eye).drawn).toEqual([s.drawn[0], HIDDEN]);
    const guess = twoDeckSiege.knowledge.sample(s, 0, 'guess');
    expect(() => play(twoDeckSiege, guess, { kind: 'place', card: s.drawn[0], what: 'N1' })).not.toThrow();
  });
  test('TD-R100 nor is a card known that found no room, once the besieger has drawn it again', () => {
    const s = scene({ ...DUEL, at: 'play', enemyDeck: ['Hobgoblin', 'Ogre', 'Goblin Stabber', 'Dragon'] });
    for (const known of s.known) known.push(s.enemyDeck[0]);
    play(twoDeckSiege, s, { kind: 'endTurn' });
    const [card] = s.drawn.slice(-1);
    play(twoDeckSiege, s, { kind: 'bottom', card });
    expect(seen(s, 2).enemyDeck).toEqual([card]);
    expect(seen(s, 0).enemyDeck).toEqual([HIDDEN]);
  });
  test('TD-R91 held events are secret in a duel and open in other modes', () => {
    const s = duel();
    expect(names(seen(s, 2).held)).toEqual(['Scaling Ladders']);
    expect(seen(s, 0).held).toEqual([HIDDEN]);
    const open = scene({
      at: 'siege',
      hand: ['Attack!'],
      enemyDeck: ['War Drums', 'Ogre'],
      units: { C: ['Archer'] },
    });
    expect(names(seen(open, 0).held)).toEqual(['War Drums']);
    expect(names(seen(open, 'spectator').held)).toEqual(['War Drums']);
    expect(logSeenBy(open, 0)).toContain('War Drums is held for the end of the turn.');
  });
  test('TD-R91 only the besieger learns which event is held', () => {
    const s = scene({ ...DUEL, enemyDeck: ['War Drums', 'Ogre'], held: [], reserve: [] });
    const [drums] = s.drawn;
    const { steps } = twoDeckSiege.rules.compiled.handle;
    const frame = s.stack[s.stack.length - 1];
    steps.order.choice?.then(s, frame, { kind: 'handle', card: drums });
    steps.next.act?.(s, frame);
    expect(logSeenBy(s, 2).at(-1)).toBe('War Drums is held for the end of the turn.');
    expect(logSeenBy(s, 0).at(-1)).toBe('An event is held for the end of the turn.');
  });
  test('what the defender guesses in their place are events', () => {
    const s = duel();
    for (let i = 0; i < 40; i++) {
      const guess = twoDeckSiege.knowledge.sample(s, 0, `guess ${i}`);
      expect([...guess.held, ...guess.reserve].filter(isEnemy)).toEqual([]);
      expect(twoDeckSiege.audit.misplaced(guess)).toBeNull();
    }
    const guesses = Array.from(
      { length: 40 },
      (_, i) => twoDeckSiege.knowledge.sample(s, 0, `guess ${i}`).reserve[0],
    );
    expect(new Set(guesses).size).toBeGreaterThan(2);
  });
});

describe('what everybody sees', () => {
  test('TD-251 in a council the others see everything, the hand too', () => {
    const s = scene({ seats: 3, options: { mode: 'council' }, hand: ['Attack!'], units: { C: ['Archer'] } });
    for (const seat of [0, 1, 2]) expect(names(seen(s, seat).hand)).toEqual(['Attack! 1']);
    expect(seen(s, 'spectator').hand).toEqual([HIDDEN]);
  });
  test('TD-R78 the discard piles may be inspected by everyone, and the enemy deck counted', () => {
    const s = scene({ ...DUEL, discard: ['Man the Walls'], fallen: ['Pikeman'] });
    for (const eye of [0, 2, 'spectator'] as const) {
      const view = seen(s, eye);
      expect(names(view.enemyDiscard)).toEqual(['Hobgoblin 2']);
      expect(names(view.discard)).toEqual(['Man the Walls 1']);
      expect(names(view.fallen)).toEqual(['Pikeman 1']);
      expect(areas(s, eye).unseen.note).toContain('3 cards left');
    }
    // The list of what is still to come names every card that nobody has seen, in no telling order.
    const unseen = areas(s, 0).unseen.cards.map(face => face.id);
    expect(unseen).toEqual([...s.enemyDeck, ...s.drawn, ...s.held, ...s.reserve].sort((a, b) => a - b));
  });
  test.each([true, false])('TD-213 scouts %s: the top card of the enemy deck is face up', scouts => {
    const s = scene({
      options: { scouts },
      hand: ['Attack!'],
      units: { C: ['Archer'] },
      enemyDeck: ['Dragon', 'Ogre', 'War Drums'],
    });
    const top = BOX.findIndex(card => card.key === 'dragon');
    for (const eye of [0, 'spectator'] as const) {
      expect(seen(s, eye).enemyDeck).toEqual(scouts ? [HIDDEN, HIDDEN, top] : [HIDDEN, HIDDEN, HIDDEN]);
      expect(areas(s, eye).unseen.note).toBe(scouts ? '3 cards left, top card Dragon' : '3 cards left');
    }
    const guesses = Array.from(
      { length: 20 },
      (_, i) => twoDeckSiege.knowledge.sample(s, 0, `${i}`).enemyDeck[2],
    );
    expect(guesses.every(id => id === top)).toBe(scouts);
  });
});

test('whoever sees what is drawn still cannot know a card in reserve, but that it is an event', () => {
  const s = scene(DUEL);
  const imagined = Array.from(
    { length: 20 },
    (_, n) => twoDeckSiege.knowledge.sample(s, 2, `reserve ${n}`).reserve,
  );
  expect(new Set(imagined.flat()).size).toBeGreaterThan(1);
  expect(imagined.flat().filter(isEnemy)).toEqual([]);
});
