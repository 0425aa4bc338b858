import type { Attempt, Reason, Seat, State } from '@siegeworks/contract';
import { asked, whyNot } from '@siegeworks/kernel';
import type { Offer } from './choose.ts';
import { fieldsMeant, matching, numbered, offersOf } from './choose.ts';
import type { Refusal, WantedFields } from './format.ts';
import type { SceneKit } from './kit.ts';
import { Miss } from './miss.ts';
import { seatName } from './shape.ts';

interface Position {
  kit: SceneKit;
  s: State;
}

/** Nothing on offer is what was attempted, and the rules give the expected reason if there is one. */
export function expectRefusal({ kit, s }: Position, seat: Seat, refusal: Refusal): Reason[] {
  const mine = !s.over && asked(kit.game, s)?.seat === seat;
  const [found] = mine ? attempted({ kit, s }, refusal) : [];
  if (found) throw new Miss(`${seatName(seat)} can: "${found.text}" is offered`);
  if (refusal.because === undefined) return [];
  const attempt = attemptOf({ kit, s }, seat, refusal);
  const named = Object.keys(attempt).length > 0;
  const reasons: Reason[] = named ? [...whyNot(kit.game, s, seat, attempt)] : [];
  if (!mine) reasons.push({ rule: '', text: 'it is not your decision' });
  const meant = reasons.filter(why => isMeant(why, refusal.because ?? ''));
  if (meant.length > 0) return meant;
  if (!named) throw new Miss('which card is meant? Add `card:` so that the reason can be asked for');
  const told = reasons.map(why => `${why.text}${why.rule ? ` (${why.rule})` : ''}`);
  throw new Miss('another reason is given', {
    expected: refusal.because,
    found: told.join('\n') || 'no reason at all',
  });
}

const isMeant = ({ rule, text }: Reason, because: string): boolean =>
  rule === because || text.toLowerCase().includes(because.toLowerCase());

/** What is offered and fits both the words and the fields of the attempt. */
function attempted({ kit, s }: Position, { do: words, because: _, ...fields }: Refusal): Offer[] {
  const offers = offersOf(kit, s);
  const worded = words === undefined ? offers : matching(kit, s, offers, words);
  return matching(kit, s, worded, fields);
}

/** The attempt as far as it is described. Of an option's words only the card is known: the last words that name one. */
function attemptOf({ kit, s }: Position, seat: Seat, refusal: Refusal): Attempt {
  const { do: words, because: _, ...own } = refusal;
  const fields: WantedFields = typeof words === 'object' ? { ...words, ...own } : own;
  const attempt: Attempt = fieldsMeant(kit, s, fields);
  if (typeof words !== 'string' || attempt.card !== undefined || attempt.target !== undefined) return attempt;
  const card = cardNamed({ kit, s }, seat, words);
  return card === null ? attempt : { ...attempt, card };
}

function cardNamed({ kit, s }: Position, seat: Seat, text: string): number | null {
  const words = numbered(text.replace(/^=/, '')).split(' ');
  for (let i = 0; i < words.length; i++) {
    const name = words.slice(i).join(' ');
    const found = kit.find(s, `${seatName(seat)} ${name}`) ?? kit.find(s, name);
    if (found !== null) return found;
  }
  return null;
}
