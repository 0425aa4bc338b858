import type { Id } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import type { AimName } from '../../rules/aims.ts';
import { aimed, picked, targetsOf } from '../../rules/aims.ts';
import { aimsOf } from '../../rules/aims-of.ts';
import { search } from '../../rules/search.ts';
import { tell } from '../../state/events.ts';
import { subtype } from '../../state/keywords.ts';
import { counterItem } from '../../state/pile.ts';
import { dropEnchantment, leavePlay, mark, shed, takeControl, unmark } from '../../state/place.ts';
import { creatureAt, enchantmentAt, opponents, printed, turnOrder } from '../../state/readers.ts';
import type { Item, Realm } from '../../state/realm.ts';
import { NONE } from '../../state/realm.ts';
import { trigger } from '../../state/triggers.ts';
import { draw, toDeckTop } from '../../state/zones.ts';
import { enter } from '../book.ts';
import { draws, eachMayDraw, once, subject, target } from '../deed.ts';
import type { Entries } from '../entry.ts';

/** Includes one that has since died: what it overran still counts. */
function isMerfolk(s: Realm, source: Id): boolean {
  const by = creatureAt(s, source);
  return by ? subtype(s, by, 'Merfolk') : printed(s, source).subtypes.includes('Merfolk');
}
/** Legal targets of the card on the stack, other than the one it has. */
function redirections(s: Realm, item: Item) {
  const other = s.pile.find(i => i.n === item.targets[0]);
  if (!other) return [];
  const [aim] = aimsOf(other);
  const aiming = { by: other.by, source: other.card, city: other.city, chosen: [] };
  return targetsOf(s, aim, aiming)
    .filter(n => n !== other.targets[0])
    .map(n => aimed(aim, n));
}

export const NOBLES_SPELLS: Entries = enter({
  'merfolk-joyride': {
    play: {
      aims: ['ownArmyMerfolk', 'foeArmyCreature'],
      steps: [
        (s, item) => {
          const [given, gained] = [target(s, item, 0), target(s, item, 1)];
          if (!given || !gained) return;
          const foe = gained.controller;
          takeControl(s, given, foe, NONE);
          takeControl(s, gained, item.by, NONE);
          unmark(s, given);
          unmark(s, gained);
          s.effects.push({ what: 'merfolk-joyride', by: item.by, on: [gained.id] });
        },
      ],
    },
    deeds: {
      'turn-end': once((s, item) => {
        const c = subject(s, item);
        if (c) c.doom = 'destroyed';
      }),
    },
    effect: {
      about: ['creature'],
      turnEnd: (s, e) => trigger(s, 'merfolk-joyride turn-end', e.on[0], e.by, [e.on[0]]),
    },
  },
  'strategic-defense': {
    play: once((s, item) => call(s, search(item.by, 'cheapCreature', 'armyMarked'))),
  },
  erode: {
    play: {
      modes: [
        { name: 'counter a card', aims: ['stackCard'] },
        { name: 'destroy an enchantment', aims: ['enchantment'] },
      ],
      steps: [
        (s, item) => {
          if (item.mode === 0) return counterItem(s, item.targets[0]);
          const e = enchantmentAt(s, item.targets[0]);
          if (e) dropEnchantment(s, e);
        },
        eachMayDraw('Erode: draw a card?', (s, item) =>
          turnOrder(s).filter(seat => opponents(s, item.by).includes(seat)),
        ),
      ],
    },
  },
  'touch-of-genius': {
    play: {
      modes: [
        { name: 'cannot draw this turn', aims: ['player'] },
        { name: 'draws three cards', aims: ['player'] },
      ],
      steps: [
        (s, item) => {
          const [seat] = item.targets;
          if (item.mode === 1) return draw(s, seat, 3);
          s.effects.push({ what: 'touch-of-genius', by: item.by, on: [seat] });
        },
      ],
    },
    effect: { about: ['seat'], forbidsDraw: true },
  },
  whirlwind: {
    play: once((s, item) => {
      const c = target(s, item);
      if (!c) return;
      leavePlay(s, c);
      tell(s, { type: 'swept', card: c.id, seat: c.owner });
      toDeckTop(s, c.id);
      shed(s, c);
    }, 'creature'),
  },
  'carpe-diem': {
    play: {
      ...once((s, item) => {
        for (const id of item.targets) {
          const c = creatureAt(s, id);
          if (c) mark(s, c);
        }
      }, 'creature'),
      aimsFor: x => new Array<AimName>(1 + x).fill('creature'),
    },
    // One more creature for each resource on top.
    extra: (s, by, source) => targetsOf(s, 'creature', { by, source, city: NONE, chosen: [] }).length - 1,
  },
  'ink-cloud': {
    play: {
      steps: [
        (s, item) => {
          s.effects.push({ what: 'ink-cloud', by: item.by, on: [] });
        },
        draws(1),
      ],
    },
    effect: { stops: (s, hit) => hit.combat && !isMerfolk(s, hit.source) },
  },
  karma: {
    play: {
      aims: ['stackSpell'],
      steps: [
        {
          who: (_s, item) => item.by,
          options: redirections,
          then(s, item, pick) {
            const other = s.pile.find(i => i.n === item.targets[0]);
            if (!other) return;
            other.targets = [picked(pick)];
            tell(s, { type: 'redirected', card: other.card, seat: item.by });
          },
          say: 'Karma: which new target?',
        },
      ],
    },
  },
});
