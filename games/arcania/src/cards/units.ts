import type { Option } from '@siegeworks/contract';
import { cover } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { enterRow, freeHeld } from '../state/forces.ts';
import { layLand } from '../state/place.ts';
import type { Force, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { front, heldBy, inPile, landCards } from '../state/table.ts';
import { cardDoes, fullName, nameOf, VALUE_NAMES } from '../words/names.ts';
import { enter } from './entry.ts';

/** Once a turn, and not while it is trapped (AK-193, AK-R103). */
const mayAct = (f: Force) => !f.used && f.trappedBy === NONE;

/** AK-282: freeing what it holds (AK-205). */
function freeOptions(s: War, f: Force): Option[] {
  const held = heldBy(s, f.id);
  return held ? [{ kind: 'free', card: f.id, target: held.id }] : [];
}
/** AK-286, AK-104, AK-R41, AK-R92 */
function raiseOptions(s: War, f: Force): Option[] {
  if (!mayAct(f)) return [];
  const fallen = inPile(s, f.controller, card => card.id === 'skeleton');
  return fallen.map(target => ({ kind: 'raise', card: f.id, target }));
}
/** AK-272, AK-057, AK-R36, AK-R92 */
function rebuildOptions(s: War, f: Force): Option[] {
  if (!mayAct(f) || landCards(s.players[f.controller]) >= 4) return [];
  const lost = inPile(s, f.controller, card => card.type === 'land');
  return lost.map(target => ({ kind: 'rebuildLand', card: f.id, target }));
}

/** Sections 5.18 and 5.19: what Military Units can do in addition to fighting with their printed values. */
enter({
  berserker: {
    boost: {
      // AK-R31
      kind: 'berserk',
      rule: 'AK-268',
      has: f => f.berserk,
      give(f) {
        f.berserk = true;
      },
      adds: () => ({ AS: 1, LD: -1 }),
      name: 'Berserk',
      mark: () => 'berserk',
      say: force => `${force} goes berserk`,
      happened: does => `${does('goes')} berserk.`,
    },
    covers: ['card berserker boosts'],
  },
  werewolf: {
    boost: {
      // AK-R32
      kind: 'ravenous',
      rule: 'AK-283',
      ways: ['AD', 'DS'],
      has: f => f.ravenous !== '',
      give(f, way) {
        f.ravenous = way === 'AD' ? 'AD' : 'DS';
      },
      adds: f => (f.ravenous === '' ? {} : { [f.ravenous]: 1 }),
      name: 'Ravenous',
      mark: () => 'ravenous',
      say: (force, way) => `${force} is ravenous: +1 ${VALUE_NAMES[way === 'AD' ? 'AD' : 'DS']}`,
      happened: (does, value) => `${does('is')} ravenous: +1 ${value}.`,
    },
    covers: ['card werewolf boosts'],
  },
  gemologist: { covers: ['card gemologist links'] },
  general: { covers: ['card general defends twice'] },
  ghoul: { covers: ['paralysing bite'] },
  trapper: {
    offers: freeOptions,
    deeds: { free: (s, _seat, { card }) => freeHeld(s, card) },
    says: { free: (s, o) => `${cardDoes(s, o.card, 'frees')} ${fullName(s, o.target)}` },
    covers: ['card trapper traps'],
  },
  necromancer: {
    offers: raiseOptions,
    deeds: {
      raise(s, seat, { card, target }) {
        front(s, card).used = true;
        take(s.players[seat].discard, target);
        cover('card necromancer raises');
        enterRow(s, target, seat, 'raised');
      },
    },
    says: { raise: (s, o) => `${cardDoes(s, o.card, 'raises')} ${nameOf(s, o.target)}` },
    covers: ['card necromancer raises'],
  },
  miner: {
    offers: rebuildOptions,
    deeds: {
      rebuildLand(s, seat, { card, target }) {
        front(s, card).used = true;
        take(s.players[seat].discard, target);
        cover('card miner rebuilds');
        layLand(s, seat, target, 'restored');
      },
    },
    says: { rebuildLand: (s, o) => `${cardDoes(s, o.card, 'restores')} ${nameOf(s, o.target)}` },
    covers: ['card miner rebuilds'],
  },
});
