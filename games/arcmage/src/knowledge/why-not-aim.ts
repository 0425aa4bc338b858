import type { Attempt, Option, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { DEEDS } from '../cards/book.ts';
import { CARDS } from '../cards/card.ts';
import type { AimName, NextAim } from '../rules/aims.ts';
import { AIMS } from '../rules/aims.ts';
import { noTarget } from '../rules/no-target.ts';
import { cityAt, creatureAt } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';

const OWN_CITY = because('AM-251', 'creatures can be played only into your own cities');
const UNAIMED = because('AM-244', 'it has no target');

/** Which number of the attempt an aim of this kind means. A card alone may be meant as the target. */
function meant(aim: AimName, { card, target, seat, n }: Attempt): number {
  const { kind } = AIMS[aim];
  if (kind === 'seat') return seat ?? NONE;
  return (kind === 'item' ? n : (target ?? card)) ?? NONE;
}
/** Why this is not the next target of what is announced or has triggered. */
export function aimReasons(s: Realm, next: NextAim, attempt: Attempt): Reason[] {
  const why = noTarget(s, next.aim, next.aiming, meant(next.aim, attempt));
  return why ? [why] : [];
}

/** What can be used, and why not on this target: a reason for each way to use it, or `null` when one of them will do. */
export function targetReasons(s: Realm, seat: Seat, attempt: Attempt, offers: Option[]): Reason[] | null {
  const reasons: Reason[] = [];
  for (const offer of offers) {
    if (offer.kind !== 'play' && offer.kind !== 'use') continue;
    const why = noDeedOn(s, seat, offer, attempt);
    if (why === null) return null;
    reasons.push(why);
  }
  return reasons;
}
function noDeedOn(s: Realm, seat: Seat, offer: Option, attempt: Attempt): Reason | null {
  const { card = NONE, what = s.names[card] } = offer;
  if (offer.kind === 'play' && CARDS[what].type === 'creature')
    return cityAt(s, attempt.target ?? NONE)?.controller === seat ? null : OWN_CITY;
  const aims = DEEDS[what]?.modes?.flatMap(mode => mode.aims) ?? DEEDS[what]?.aims ?? [];
  const aiming = { by: seat, source: card, city: creatureAt(s, card)?.city ?? NONE, chosen: [] };
  const reasons = aims.map(aim => noTarget(s, aim, aiming, meant(aim, { ...attempt, card: NONE })));
  return reasons.includes(null) ? null : (reasons[0] ?? UNAIMED);
}
