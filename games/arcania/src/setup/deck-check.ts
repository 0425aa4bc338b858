import type { Amend, Reason } from '@siegeworks/contract';
import type { Copies } from '@siegeworks/table';
import { copiesIn, sizeOf } from '@siegeworks/table';
import type { ArmyCode, Face } from '../cards/card.ts';
import { CARDS, fitsArmy } from '../cards/card.ts';
import type { WarVariants } from './variants.ts';

interface Army {
  code: ArmyCode;
  name: string;
}

/** AK-002 to AK-007, and the variants `maxDeckSize` and `specialCopies`. */
export function checkDeck(
  cards: Record<string, number>,
  army: Army,
  options: Pick<WarVariants, 'maxDeckSize' | 'specialCopies'>,
): Reason[] {
  const { copies, reasons } = copiesIn(cards, CARDS, { unknown: 'AK-002', count: 'AK-005' });
  for (const each of copies) reasons.push(...checkCard(each, army, options.specialCopies));
  const size = sizeOf(copies);
  const lands = sizeOf(copies.filter(({ card }) => card.type === 'land'));
  // AK-R91
  if (lands > 3)
    reasons.push({
      rule: 'AK-006',
      text: `a Draw Deck may have at most 3 Lands; this one has ${lands}`,
      amend: { type: 'Land', change: 3 - lands },
      yields: true,
    });
  if (size < 60)
    reasons.push({
      rule: 'AK-004',
      text: `a Draw Deck must have at least 60 cards; this one has ${size}`,
      // A fourth Land would be the next problem.
      amend: { change: 60 - size, ...(lands >= 3 && { except: 'Land' }) },
      yields: true,
    });
  if (options.maxDeckSize > 0 && size > options.maxDeckSize)
    reasons.push({
      rule: 'AK-004',
      text: `a Draw Deck may have at most ${options.maxDeckSize} cards; this one has ${size}`,
      amend: { change: options.maxDeckSize - size },
      yields: true,
    });
  return reasons;
}

function checkCard({ card, count }: Copies<Face>, army: Army, specials: number): Reason[] {
  if (card.type === 'castle' || card.type === 'marker')
    return [{ rule: 'AK-007', text: `${card.name} cannot be in a Draw Deck`, amend: without(card, count) }];
  const reasons: Reason[] = [];
  if (!fitsArmy(card, army.code))
    reasons.push({
      rule: 'AK-002',
      text: `${card.name} is not a card of the ${army.name}`,
      amend: without(card, count),
      yields: true,
    });
  const most = card.type === 'special' ? specials : 4;
  if (card.type !== 'land' && count > most)
    reasons.push({
      rule: 'AK-005',
      text: `${count} copies of ${card.name}; at most ${most} are allowed`,
      amend: without(card, count - most),
      yields: true,
    });
  return reasons;
}
const without = ({ id }: { id: string }, copies: number): Amend => ({ card: id, change: -copies });
