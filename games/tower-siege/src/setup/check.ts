import type { MatchConfig, Reason, SeatConfig } from '@siegeworks/contract';
import { checkVariants, withDefaults } from '@siegeworks/contract';
import { checkSeats, copiesIn, ReadyDecks, sizeOf } from '@siegeworks/table';
import { CARDS, mostOf, NOT_IN_DECK } from '../cards/card.ts';
import { DECKS } from '../cards/decks.ts';
import { EARLIER } from '../cards/earlier-decks.ts';
import { CHOICES, VARIANTS } from './variants.ts';

export const READY = new ReadyDecks([...EARLIER, ...DECKS], 'TS-034');
export const choicesOf = (seat: SeatConfig) => withDefaults(CHOICES, READY.choicesOf(seat));

/** All the reasons why a set-up is refused (S1 to S3). */
export function check(config: MatchConfig): Reason[] {
  const reasons = checkVariants(VARIANTS, config.options);
  const variants = withDefaults(VARIANTS, config.options);
  const { players } = config;
  const most = variants.maxPlayers;
  if (players.length < 2 || players.length > most)
    reasons.push({ rule: 'TS-002', text: `the game is for 2 to ${most} players, not ${players.length}` });
  if (variants.teams && players.length % 2 === 1)
    reasons.push({ rule: 'TS-002', text: 'two teams need an even number of players' });
  return [...reasons, ...checkSeats(players, seat => checkSeat(seat, config.options))];
}
export const checkSeat = (seat: SeatConfig, options: MatchConfig['options']): Reason[] => [
  ...READY.check(seat, cards => checkDeck(cards, withDefaults(VARIANTS, options).cardPool)),
  ...checkVariants(CHOICES, seat.choices),
];

const POOLS = new Map([
  ['base', ['base']],
  ['named', ['base', 'named-in-rules']],
]);
/** TS-034, TS-035, and the variant `cardPool`. */
export function checkDeck(cards: Record<string, number>, pool = 'all'): Reason[] {
  const { copies, reasons } = copiesIn(cards, CARDS, { unknown: 'TS-035', count: 'TS-035' });
  for (const { card, count } of copies) {
    if (NOT_IN_DECK.includes(card.type))
      reasons.push(tooMany(card, count, `${card.name} is never in a Market Deck`));
    else if (count > mostOf(card))
      reasons.push({
        ...tooMany(card, count - 4, `${card.name}: ${count} copies, but at most 4 are allowed`),
        yields: true,
      });
    if (POOLS.get(pool)?.includes(card.set) === false)
      reasons.push({
        ...tooMany(card, count, `${card.name} is not in the card pool "${pool}"`),
        yields: true,
      });
  }
  const size = sizeOf(copies);
  if (size < 60 || size > 120)
    reasons.push({
      rule: 'TS-034',
      text: `a Market Deck has 60 to 120 cards, not ${size}`,
      amend: { change: size < 60 ? 60 - size : 120 - size },
      yields: true,
    });
  return reasons;
}
const tooMany = ({ id }: { id: string }, extra: number, text: string): Reason => ({
  rule: 'TS-035',
  text,
  amend: { card: id, change: -extra },
});
