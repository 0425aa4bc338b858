import type { Id, Option } from '@siegeworks/kernel';
import type { Cost } from '../../rules/costs.ts';
import { plain } from '../../rules/costs.ts';
import { silenced, subtype } from '../../state/keywords.ts';
import { loseDefence, mark, putCounters } from '../../state/place.ts';
import { citiesOf, creaturesOf, wears } from '../../state/readers.ts';
import type { Creature, Enchantment, Piece, Realm } from '../../state/realm.ts';
import { city, creature, NONE } from '../../state/realm.ts';
import { discard } from '../../state/zones.ts';
import { CARDS } from '../card.ts';
import { missingArmour } from './empire.ts';

/** Something else that has to be picked to pay: cities, Soldiers, cards of the hand. */
interface ExtraCost {
  n: number;
  options(s: Realm, p: Piece, chosen: readonly Id[]): Option[];
  pay(s: Realm, p: Piece, chosen: readonly Id[]): void;
}
/** AM-260: an activated ability, its cost and its time. */
export interface Ability {
  /** Its deed. */
  what: string;
  /** Whose text it is. */
  card: string;
  marks: boolean;
  cost: Cost;
  any: boolean;
  ready?(s: Realm, c: Creature): boolean;
  extra?: ExtraCost;
  /** What is paid besides, without any choice. */
  also?(s: Realm, p: Piece): void;
}
const FREE = plain(0);
const ability = (card: string, more: Partial<Ability> = {}): Ability => ({
  what: `${card} ability`,
  card,
  marks: true,
  cost: FREE,
  any: false,
  ...more,
});
/** AM-R45, AM-R57: not even with the option `abilityTiming` at any other time. */
const inOwnPlay = (s: Realm, c: Creature) =>
  s.turn === c.controller && (s.phase === 'play1' || s.phase === 'play2');
const fitSoldiers = (s: Realm, p: Piece, chosen: readonly Id[]): Option[] =>
  creaturesOf(s, p.controller).flatMap(c =>
    !c.marked && c.id !== p.id && !chosen.includes(c.id) && subtype(s, c, 'Soldier')
      ? [{ kind: 'markToo', card: c.id }]
      : [],
  );

const LIST: readonly Ability[] = [
  ability('forgiving-vampire', {
    marks: false,
    ready: inOwnPlay,
    extra: {
      n: 1,
      options: (s, p) => s.players[p.controller].cities.map(card => ({ kind: 'weaken', card })),
      pay: (s, _p, [id]) => loseDefence(s, city(s, id), 1),
    },
  }),
  ability('shadow-in-the-dark', { also: (s, p) => p.kind === 'creature' && putCounters(s, p, 'minus', 1) }),
  ability('undead-archer'),
  ability('elvish-ambush'),
  ability('kalenz', {
    marks: false,
    extra: {
      n: 1,
      options: (s, p) =>
        s.players[p.controller].hand.flatMap(card =>
          CARDS[s.names[card]].type === 'enchantment' ? [{ kind: 'discard', card }] : [],
        ),
      pay: (s, p, [card]) => discard(s, p.controller, card),
    },
  }),
  ability('prince-of-thieves', { what: 'prince-of-thieves looks' }),
  ability('prince-of-thieves', { what: 'prince-of-thieves mills', marks: false, cost: plain(2) }),
  ability('orc-drummer', { ready: (_s, c) => c.city === NONE }),
  ability('orc-recruiter'),
  ability('orc-thug'),
  ability('addax-archer'),
  ability('garak'),
  ability('kaleh-son-of-garak', {
    marks: false,
    ready: (s, c) => inOwnPlay(s, c) && !c.used,
    also(_s, p) {
      if (p.kind === 'creature') p.used = true;
    },
  }),
  ability('trebuchet', {
    extra: {
      n: 2,
      options: fitSoldiers,
      pay: (s, _p, chosen) => {
        for (const id of chosen) mark(s, creature(s, id), true);
      },
    },
  }),
  ability('jetto'),
  ability('mirmu'),
  ability('nun'),
  ability('smith', {
    ready: (s, c) => c.ore > 0 && missingArmour(s, c.controller).length > 0,
    also(_s, p) {
      if (p.kind === 'creature') p.ore--;
    },
  }),
  ability('tapper', { any: true }),
];
export const ABILITIES: Readonly<Record<string, Ability>> = Object.fromEntries(
  [
    ...LIST,
    ability('blindfolded', { what: 'blindfolded marks' }),
    ability('dark-portal', {
      also(s, p) {
        for (const c of citiesOf(s, p.controller)) loseDefence(s, c, 1);
      },
    }),
    ability('revenge', { what: 'salvage', marks: false, cost: plain(CARDS.revenge.keywords.salvage) }),
  ].map(each => [each.what, each]),
);
const BY_CARD: Readonly<Record<string, readonly Ability[]>> = Object.fromEntries(
  LIST.map(({ card }) => [card, LIST.filter(other => other.card === card)]),
);
const NO_ABILITIES: readonly Ability[] = [];
const BLINDFOLDED = [ABILITIES['blindfolded marks']];

/** The abilities that a creature or enchantment has now. */
export function abilitiesOf(s: Realm, p: Creature | Enchantment): readonly Ability[] {
  if (p.kind === 'enchantment')
    return p.card === 'dark-portal' ? [ABILITIES['dark-portal ability']] : NO_ABILITIES;
  if (silenced(s, p)) return NO_ABILITIES;
  const printed = p.strength === NONE ? (BY_CARD[p.card] ?? NO_ABILITIES) : NO_ABILITIES;
  if (p.attached.length === 0 || !wears(s, p, 'blindfolded')) return printed;
  return [...printed, ...BLINDFOLDED];
}
