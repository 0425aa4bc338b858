import { deflateRawSync } from 'node:zlib';
import { decide, greedy } from '@siegeworks/bots';
import type { Game } from '@siegeworks/contract';
import { linkText } from '@siegeworks/files';
import type { Match } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import { games } from '@siegeworks/lab';

// How long an address is that holds a whole match: npx node bench/src/links-main.ts [GAME]
const MATCHES = 20;
const HOME = 'https://siegeworks.example/play/#/studio/link.';
const MOMENT = '/123-open';

const only = process.argv[2];
const chosen = (await games(null)).filter(game => only === undefined || game.about.id === only);
for (const game of chosen) {
  const matches = Array.from({ length: MATCHES }, (_, n) => played(game, n));
  const picks = sorted(matches.map(({ match }) => match.picks.length));
  const bytes = sorted(matches.map(addressOf));
  const middle = MATCHES >> 1;
  console.log(
    `${game.about.id}: ${MATCHES} matches of ${picks[0]} to ${picks.at(-1)} picks (median ${picks[middle]}): ` +
      `${bytes[0]} to ${bytes.at(-1)} bytes (median ${bytes[middle]}), ${bytes.filter(n => n < 4000).length} below 4,000`,
  );
}

interface Played {
  match: Match;
  /** The picks that were settled without asking: a match at a table says which. */
  auto: number[];
}

/** Two ready decks, a Squire in the first seat against the usual answers. */
function played(game: Game, n: number): Played {
  const { decks } = game.catalogue;
  const players = Array.from({ length: game.about.seats.min }, (_, seat) => {
    const deck = decks[(2 * n + seat) % Math.max(1, decks.length)];
    return deck ? { deck: deck.id, ...(deck.choices && { choices: deck.choices }) } : {};
  });
  const match: Match = create(game, { players }, `link ${n}`);
  const auto: number[] = [];
  for (let { asked } = match; asked; asked = match.asked) {
    const { seat, options } = asked;
    if (options.length === 1) auto.push(match.picks.length);
    const isSquire = seat === 0 && options.length > 1;
    const habit = () => game.judgement.habit(match.state, seat, options);
    pick(match, seat, isSquire ? decide(game, match.state, greedy, `${match.picks.length}`) : habit());
  }
  return { match, auto };
}

/** As the page packs it: deflated, in letters of an address. */
function addressOf({ match, auto }: Played): number {
  const seats = [
    { kind: 'me', name: 'You' },
    { kind: 'bot', name: 'Squire', bot: 'squire' },
  ] as const;
  const table = { seats: seats.slice(0, match.config.players.length), auto };
  return (
    HOME.length + deflateRawSync(linkText(match, { table })).toString('base64url').length + MOMENT.length
  );
}

function sorted(values: number[]): number[] {
  return values.toSorted((a, b) => a - b);
}
