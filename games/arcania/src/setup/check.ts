import type { MatchConfig, Reason, SeatConfig } from '@siegeworks/contract';
import { checkVariants, withDefaults } from '@siegeworks/contract';
import { checkSeats } from '@siegeworks/table';
import { checkDeck } from './deck-check.ts';
import { armyOf, choicesOf, READY } from './seat.ts';
import { CHOICES, VARIANTS } from './variants.ts';

/** All the reasons why a set-up is refused (section 3, step 1). */
export function check(config: MatchConfig): Reason[] {
  const reasons = checkVariants(VARIANTS, config.options);
  const options = withDefaults(VARIANTS, config.options);
  const { players } = config;
  if (players.length < 2 || players.length > 6)
    reasons.push({ rule: 'AK-340', text: `the game is for 2 to 6 players, not ${players.length}` });
  if (options.firstPlayer >= players.length)
    reasons.push({
      rule: 'AK-334',
      text: `seat ${options.firstPlayer} cannot go first: there is no such seat`,
    });
  return [...reasons, ...checkSeats(players, seat => checkSeat(seat, config.options))];
}
export const checkSeat = (seat: SeatConfig, options: MatchConfig['options']): Reason[] => [
  ...checkVariants(CHOICES, seat.choices),
  ...READY.check(seat, cards =>
    checkDeck(cards, armyOf(choicesOf(seat).army), withDefaults(VARIANTS, options)),
  ),
];
