import type { MatchConfig, Option } from '@siegeworks/contract';
import { save } from '@siegeworks/files';
import type { Pending } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { gameOf } from '@siegeworks/shelf';
import { bring } from './moments.ts';
import type { Scenes } from './stage.ts';

/** How many cards lie in an area, as the first seat sees it. */
type Count = (area: string) => number;
/** What waits to be resolved. */
interface Waiting {
  kind: string;
  by: number;
  what: string;
}
interface Search {
  config: MatchConfig;
  /** Begins the seeds of the matches that are looked through. */
  seed: string;
  /** Questions that are answered with the first option of this kind, now and then. */
  preferred: readonly string[];
  wanted(asked: Pending, count: Count, state: { pending: readonly Waiting[] }): boolean;
}

/** Most matches have no such moment; these many are enough to find one. */
const MOST_MATCHES = 300;
const MOST_PICKS = 900;

/** Plays matches without a screen until the first seat is asked at such a moment: the match as a file. */
export function matchAt({ config, seed, preferred, wanted }: Search): string {
  const game = gameOf('tower-siege');
  if (!game) throw new Error('there is no Tower Siege on the shelf');
  for (let n = 0; n < MOST_MATCHES; n++) {
    const match = create(game, config, `${seed} ${n}`);
    const dice = playerDice(`${seed} ${n}`);
    let asked = match.asked;
    for (let picks = 0; asked && picks < MOST_PICKS; asked = match.asked, picks++) {
      const { seat, options } = asked;
      if (seat === 0 && options.length > 1) {
        const { areas } = game.words.board(match.state, 0);
        const count: Count = id => areas.find(area => area.id === id)?.cards.length ?? 0;
        if (wanted(asked, count, match.state)) return JSON.stringify(save(match));
      }
      const liked = options.filter((option: Option) => preferred.includes(option.kind));
      const choice = dice() < 0.5 ? liked[Math.floor(dice() * liked.length)] : undefined;
      pick(match, seat, choice ?? game.judgement.habit(match.state, seat, options));
    }
  }
  throw new Error(`no match of ${seed} comes to this moment`);
}

const RICH = { equalStart: true };
const rich = (deck: string, mage: string) => ({ deck, choices: { mage, handicap: 3 } });
const ARMIES: MatchConfig = {
  players: [rich('banners-of-the-plain', 'mage-human'), rich('grave-pact', 'mage-orc')],
  options: RICH,
};
const crowded = (count: Count, creatures: number) => ['0.army', '1.army'].every(id => count(id) > creatures);

/** Cheap creatures, and what pays for them. */
const CHEAP = [
  'apprentice',
  'bowman',
  'alchemist',
  'zombie',
  'skeleton',
  'spy',
  'squire',
  'war-horse',
  'imp',
];
const HORDE = { ...Object.fromEntries(CHEAP.map(card => [card, 4])), ogre: 4, mine: 12, powerstone: 8 };
const horde = (mage: string) => ({ cards: HORDE, choices: { mage, handicap: 3 } });
const seated = (n: number): MatchConfig['players'] =>
  Array.from({ length: n }, (_, i) => rich('banners-of-the-plain', i % 2 === 0 ? 'mage-human' : 'mage-orc'));

/** Different things, of both sides. */
const isMixed = (pending: readonly Waiting[]) =>
  new Set(pending.map(item => item.what)).size > 1 && new Set(pending.map(item => item.by)).size > 1;

export const scenes: Scenes = {
  /** An attack on a full army: who defends? Arrows, dice, odds. */
  combat: (page, address) =>
    bring(
      page,
      address,
      matchAt({
        config: ARMIES,
        seed: 'combat',
        preferred: ['declare', 'attack'],
        wanted: ({ question: asked }, count, { pending }) =>
          asked === 'responses.ask' && crowded(count, 4) && pending.some(item => item.kind === 'attack'),
      }),
    ),
  /** The player's own turn with full boards, Items and a Market Place to buy from. */
  market: (page, address) =>
    bring(
      page,
      address,
      matchAt({
        config: ARMIES,
        seed: 'market',
        preferred: ['buy'],
        wanted: ({ question: asked }, count) =>
          asked === 'main.decide' && crowded(count, 5) && count('0.hand') > 5 && count('0.structures') > 1,
      }),
    ),
  /** Twelve creatures on each side. */
  host: (page, address) =>
    bring(
      page,
      address,
      matchAt({
        config: { players: [horde('mage-human'), horde('mage-orc')], options: { ...RICH, roundLimit: 0 } },
        seed: 'host',
        preferred: ['buy', 'endTurn'],
        wanted: ({ question: asked }, count) => asked === 'main.decide' && crowded(count, 11),
      }),
    ),
  /** Five players, each with a few creatures. */
  five: (page, address) =>
    bring(
      page,
      address,
      matchAt({
        config: { players: seated(5), options: { ...RICH, maxPlayers: 6 } },
        seed: 'five',
        preferred: ['buy', 'endTurn'],
        wanted: ({ question: asked }, count) =>
          asked === 'main.decide' && [0, 1, 2, 3, 4].every(seat => count(`${seat}.army`) > 3),
      }),
    ),
  /** Two teams of two. */
  teams: (page, address) =>
    bring(
      page,
      address,
      matchAt({
        config: { players: seated(4), options: { ...RICH, teams: true } },
        seed: 'teams',
        preferred: ['buy', 'declare'],
        wanted: ({ question: asked }, count) =>
          asked === 'combat.decide' && [0, 1, 2, 3].every(seat => count(`${seat}.army`) > 2),
      }),
    ),
  /** A casting, an answer, and an answer to the answer. */
  pending: (page, address) =>
    bring(
      page,
      address,
      matchAt({
        config: ARMIES,
        seed: 'pending',
        preferred: ['cast', 'buy', 'attack'],
        wanted: ({ question: asked }, count, { pending }) =>
          asked === 'responses.ask' && crowded(count, 2) && pending.length > 2 && isMixed(pending),
      }),
    ),
};
