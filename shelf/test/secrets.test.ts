import type { Eye, Game, GameEvent, Id, State } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { anyOption, playerDice } from '@siegeworks/kernel/laws';
import { games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { readyMatch } from './random-play.ts';

/** Who sees the cards of an event: `owner`, its seat alone; `garrison` and `besieger`, the sides of a duel. */
type Told = 'owner' | 'garrison' | 'besieger';

/** Every event that tells cards to some and not to others, by game. */
const SECRET: Record<string, Record<string, Told>> = {
  'tower-siege': { drew: 'owner', looked: 'owner', scried: 'owner', spied: 'owner' },
  arcania: { drew: 'owner', searched: 'owner' },
  'two-deck-siege': {
    drew: 'garrison',
    enemiesDrawn: 'besieger',
    held: 'besieger',
    bottomed: 'besieger',
    reserved: 'besieger',
  },
  'towers-in-time': { drew: 'owner', putDown: 'owner' },
  arcmage: { drew: 'owner', laid: 'owner', looked: 'owner' },
};
/** Events that lay a card open for all to see although it goes from one hidden place to another, by game. */
const LAID_OPEN: Record<string, readonly string[]> = {
  arcmage: ['shown', 'revealed', 'resourcesShown', 'found', 'recycled', 'stacked', 'resolved'],
};
const NOTHING: readonly Id[] = [];

const GAMES = 4;
const LONGEST = 300;

/** The cards that an event names. */
function named(event: GameEvent | null): Id[] {
  if (event === null) return [];
  const { card, target, cards } = event as GameEvent & { card?: Id; target?: Id; cards?: Id[] };
  return [card, target, ...(cards ?? NOTHING)].filter(id => id !== undefined).filter(id => id >= 0);
}

/** Every card that a view lays down somewhere: numbers in lists, and what rows call their card or their id. */
function laidDown(part: unknown, into = new Set<unknown>()): Set<unknown> {
  if (typeof part !== 'object' || part === null) return into;
  for (const [key, value] of Object.entries(part)) {
    if (/^(id|card|event)$/.test(key) || (Array.isArray(part) && typeof value === 'number')) into.add(value);
    // Two Deck Siege keeps a row for each card of the box, which says where it stands.
    if (Array.isArray(part) && value?.place) into.add(Number(key));
    laidDown(value, into);
  }
  return into;
}

const eyesOf = (s: State): Eye[] => ['spectator', ...Array.from({ length: s.seats }, (_, seat) => seat)];

/** What was said of cards that the recipient's view shows neither before nor after, in random games. */
function leaks(game: Game): string[] {
  const found = new Set<string>();
  for (let i = 0; i < GAMES; i++) {
    const dice = playerDice(`secrets ${i}`);
    const s: State = begin(game, readyMatch(game, i, i === 0 ? 3 : 2), `secrets ${i}`);
    const see = () => new Map(eyesOf(s).map(eye => [eye, laidDown(game.knowledge.view(s, eye))]));
    let before = see();
    for (let made = 0; made < LONGEST; made++) {
      const asked = pending(game, s);
      if (asked === null) break;
      s.events = [];
      play(game, s, anyOption(game, s, asked, dice));
      const after = see();
      for (const event of s.events ?? []) {
        if (LAID_OPEN[game.about.id]?.includes(event.type)) continue;
        for (const eye of eyesOf(s)) {
          const shown = (id: Id) => before.get(eye)?.has(id) || after.get(eye)?.has(id);
          if (!named(game.knowledge.sees(event, eye)).every(shown)) found.add(`${event.type} to ${eye}`);
        }
      }
      before = after;
    }
  }
  return [...found].sort();
}

/** Such an event about the cards 7 and 8, of seat 0; in a duel seat 1 is the besieger. */
function sample(type: string, told: Told, besieger: number): GameEvent {
  const whose = told === 'owner' ? { seat: 0 } : { besieger };
  const event = { type, ...whose, card: 7, cards: [7, 8] };
  return event;
}
const hears: Record<Told, (eye: Eye) => boolean> = {
  owner: eye => eye === 0,
  garrison: eye => eye === 0,
  besieger: eye => eye === 1,
};

describe.each(games.map(game => [game.about.id, game] as const))('%s', (id, game) => {
  const secrets = Object.entries(SECRET[id]);

  test.each(secrets)('what %s tells is for the %s', (type, told) => {
    const event = sample(type, told, 1);
    for (const eye of ['spectator', 0, 1] as const) {
      const seen = game.knowledge.sees(event, eye) as { cards?: Id[] } | null;
      if (hears[told](eye)) expect(seen).toEqual(event);
      // How many there are is no secret, unless even that it happened is one.
      else expect(seen?.cards ?? [-1, -1]).toEqual([-1, -1]);
    }
  });

  test('nobody hears of a card that is hidden from him', () => {
    expect(leaks(game)).toEqual([]);
  });

  test('what everybody may know reaches everybody as it is', () => {
    const event = { type: 'gameOver', seat: 0, cards: [7] } as GameEvent;
    for (const eye of ['spectator', 0, 1] as const) expect(game.knowledge.sees(event, eye)).toEqual(event);
  });
});

test('without a besieger all look at what the enemy draws together', () => {
  const [siege] = games.filter(game => game.about.id === 'two-deck-siege');
  for (const type of ['enemiesDrawn', 'held', 'bottomed', 'reserved'])
    for (const eye of ['spectator', 0, 1] as const)
      expect(siege.knowledge.sees(sample(type, 'besieger', -1), eye)).toMatchObject({ cards: [7, 8] });
});
