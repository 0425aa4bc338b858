import type { Deck, MatchConfig, Reason, SeatConfig } from '@siegeworks/contract';
import { checkVariants, withDefaults } from '@siegeworks/contract';
import { CARDS, NOT_IN_DECK } from '../cards/card.ts';
import { DECKS } from '../cards/decks.ts';
import { CHOICES, VARIANTS } from './variants.ts';

const deckOf = (seat: SeatConfig): Deck | undefined =>
  DECKS.find(deck => deck.id === (seat.deck ?? DECKS[0].id));
export const cardsOf = (seat: SeatConfig): Record<string, number> => seat.cards ?? deckOf(seat)?.cards ?? {};
export const choicesOf = (seat: SeatConfig) =>
  withDefaults(CHOICES, { ...(seat.cards ? {} : deckOf(seat)?.choices), ...seat.choices });

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
  players.forEach((seat, i) => {
    if (!seat.cards && !deckOf(seat))
      reasons.push({ rule: 'TS-034', text: `player ${i + 1}: there is no deck ${seat.deck}` });
    else
      reasons.push(
        ...checkDeck(cardsOf(seat), variants.cardPool).map(r => ({
          rule: r.rule,
          text: `player ${i + 1}: ${r.text}`,
        })),
      );
    reasons.push(
      ...checkVariants(CHOICES, seat.choices).map(r => ({
        rule: r.rule,
        text: `player ${i + 1}: ${r.text}`,
      })),
    );
  });
  return reasons;
}

const POOLS = new Map([
  ['base', ['base']],
  ['named', ['base', 'named-in-rules']],
]);
/** TS-034, TS-035, and the variant `cardPool`. */
export function checkDeck(cards: Record<string, number>, pool = 'all'): Reason[] {
  const reasons: Reason[] = [];
  let size = 0;
  for (const [id, count] of Object.entries(cards)) {
    // An object also answers to names that are not cards, such as `constructor`.
    const card = Object.hasOwn(CARDS, id) ? CARDS[id] : undefined;
    if (!card) {
      reasons.push({ rule: 'TS-035', text: `there is no card ${id}` });
      continue;
    }
    if (!Number.isInteger(count) || count < 1) {
      reasons.push({ rule: 'TS-035', text: `${card.name}: ${count} is not a valid number of copies` });
      continue;
    }
    size += count;
    if (NOT_IN_DECK.includes(card.type))
      reasons.push({ rule: 'TS-035', text: `${card.name} is never in a Market Deck` });
    else if (count > 4 && card.type !== 'Mine' && card.type !== 'Powerstone')
      reasons.push({ rule: 'TS-035', text: `${card.name}: ${count} copies, but at most 4 are allowed` });
    if (POOLS.get(pool)?.includes(card.set) === false)
      reasons.push({ rule: 'TS-035', text: `${card.name} is not in the card pool "${pool}"` });
  }
  if (size < 60 || size > 120)
    reasons.push({ rule: 'TS-034', text: `a Market Deck has 60 to 120 cards, not ${size}` });
  return reasons;
}
