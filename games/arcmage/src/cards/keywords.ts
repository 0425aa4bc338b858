import { take } from '@siegeworks/table';
import { plain } from '../rules/costs.ts';
import { sacrifice } from '../rules/sacrifice.ts';
import { tell } from '../state/events.ts';
import { has } from '../state/keywords.ts';
import { boost, doom, putCounters } from '../state/place.ts';
import { cardOf, cityAt, creatureAt, printed } from '../state/readers.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { loyaltyOf } from '../state/strength.ts';
import { toHandOf } from '../state/zones.ts';
import { ABILITIES, enterDeeds } from './book.ts';
import { CARDS } from './card.ts';
import { ability, once, self, target } from './deed.ts';
import type { Deed } from './entry.ts';

/** AM-R84 */
function longForHome(s: Realm, c: Creature): void {
  const home = cityAt(s, c.city);
  if (home && cardOf(home).faction === cardOf(c).faction) {
    if (c.marks < 0) putCounters(s, c, 'marks', 1);
    return;
  }
  if (loyaltyOf(s, c) > 0) putCounters(s, c, 'marks', -1);
  if (loyaltyOf(s, c) === 0) doom(s, c, 'homesick');
}

/** Section 7: what keywords put on the stack, whichever card has them. */
const KEYWORDS: Readonly<Record<string, Deed>> = {
  'battle-scream attack': once((s, item) => {
    const { keywords, about } = printed(s, item.card);
    for (const fight of s.combat?.fights ?? []) {
      const c = creatureAt(s, fight.attacker);
      if (!c || c.id === item.card) continue;
      const only = about['battle-scream'];
      if (only === undefined || has(s, c, only)) boost(s, c, keywords['battle-scream'], 0);
    }
  }),
  'blood-vengeance enter': once((s, item) => {
    const c = self(s, item);
    const foe = target(s, item);
    if (c && foe) putCounters(s, c, 'attackPlus', foe.dealtBefore);
  }, 'foeCreature'),
  'charge attack': once((s, item) => {
    const c = self(s, item);
    if (c) boost(s, c, cardOf(c).keywords.charge ?? 1, 0, cardOf(c).about.charge);
  }),
  'homesick turn-start': once((s, item) => {
    const c = self(s, item);
    if (c) longForHome(s, c);
  }),
  'rabies turn-end': once((s, item) => {
    if (self(s, item)) sacrifice(s, [item.card]);
  }),
  salvage: once((s, item) => {
    const { graveyard } = s.players[item.by];
    if (!graveyard.includes(item.card)) return;
    take(graveyard, item.card);
    tell(s, { type: 'recovered', card: item.card, seat: item.by });
    toHandOf(s, item.card);
  }),
};
enterDeeds(KEYWORDS);
ABILITIES.salvage = ability('', {
  what: 'salvage',
  marks: false,
  cost: plain(CARDS.revenge.keywords.salvage),
});
