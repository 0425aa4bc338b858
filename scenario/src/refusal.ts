import type { Seat, State } from '@siegeworks/kernel';
import { asked, whyNot } from '@siegeworks/kernel';
import { cardOf, matching, numbered, offersOf } from './choose.ts';
import type { Refusal } from './format.ts';
import type { SceneKit } from './kit.ts';
import { Miss } from './miss.ts';
import { seatName } from './shape.ts';

interface Position {
  kit: SceneKit;
  s: State;
}

/** The option is not on offer, and the rules give the expected reason. */
export function expectRefusal({ kit, s }: Position, seat: Seat, refusal: Refusal): void {
  const mine = !s.over && asked(kit.game, s)?.seat === seat;
  const offers = mine ? offersOf(kit, s) : [];
  const card = cardMeant({ kit, s }, seat, refusal);
  const found =
    refusal.do === null ? offers.filter(o => o.option.card === card) : matching(kit, s, offers, refusal.do);
  if (found.length > 0) throw new Miss(`${seatName(seat)} can: "${found[0].text}" is offered`);
  const reasons = card === null ? [] : [...whyNot(kit.game, s, seat, { card })];
  if (!mine) reasons.push({ rule: '', text: 'it is not your decision' });
  const { because } = refusal;
  const told = reasons.map(why => `${why.text}${why.rule ? ` (${why.rule})` : ''}`);
  const fits = reasons.some(
    why => why.rule === because || why.text.toLowerCase().includes(because.toLowerCase()),
  );
  if (fits) return;
  if (card === null) throw new Miss('which card is meant? Add `card:` so that the reason can be asked for');
  throw new Miss('another reason is given', {
    expected: because,
    found: told.join('\n') || 'no reason at all',
  });
}

/** The card that a refusal is about: named, or the last words of the option that would have been picked. */
function cardMeant({ kit, s }: Position, seat: Seat, refusal: Refusal): number | null {
  if (refusal.card !== null) return cardOf(kit, s, refusal.card);
  if (refusal.do === null) return null;
  if (typeof refusal.do !== 'string')
    return refusal.do.card === undefined ? null : cardOf(kit, s, refusal.do.card);
  const words = numbered(refusal.do.replace(/^=/, '')).split(' ');
  for (let i = 0; i < words.length; i++) {
    const name = words.slice(i).join(' ');
    const found = kit.find(s, `${seatName(seat)} ${name}`) ?? kit.find(s, name);
    if (found !== null) return found;
  }
  return null;
}
