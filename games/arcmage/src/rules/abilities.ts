import { entryOf } from '../cards/book.ts';
import type { Ability } from '../cards/entry.ts';
import { silenced } from '../state/keywords.ts';
import type { Creature, Enchantment, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';

const NO_ABILITIES: readonly Ability[] = [];

/** The abilities that a creature or enchantment has now (AM-266). AM-267: wherever it is. */
export function abilitiesOf(s: Realm, p: Creature | Enchantment): readonly Ability[] {
  const printed = entryOf(p.card).abilities ?? NO_ABILITIES;
  if (p.kind === 'enchantment') return printed;
  if (silenced(s, p)) return NO_ABILITIES;
  const own = p.strength === NONE ? printed : NO_ABILITIES;
  return p.attached.length === 0 ? own : [...own, ...wornAbilities(s, p)];
}
const wornAbilities = (s: Realm, c: Creature): Set<Ability> =>
  new Set(c.attached.flatMap(id => entryOf(s.names[id]).worn?.ability ?? []));
