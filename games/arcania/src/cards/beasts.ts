import type { Id, Option, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { top } from '../rules/book.ts';
import { tell } from '../state/events.ts';
import { enterRow } from '../state/forces.ts';
import type { Building, War } from '../state/state.ts';
import { siteOf, working, workingCount } from '../state/table.ts';
import { buildingName, fullName, nameOf } from '../words/names.ts';
import { enter } from './entry.ts';
import { assaultNote, split } from './split.ts';
import { strikes } from './strikes.ts';
import { enemiesUpTo } from './targets.ts';

/** AK-293: the unlocked Mage Towers that could bring a Phoenix back, if everything else is there (AK-104, AK-R77). */
function regenerationTowers(s: War, seat: Seat): Building[] {
  const p = s.players[seat];
  if (!p.alive || workingCount(p, 'beastiary') < 2 || workingCount(p, 'temple') < 1) return [];
  return p.lands.flatMap(land =>
    working(land) ? land.buildings.filter(b => b.kind === 'mage-tower' && b.lock === 0) : [],
  );
}
const regenerateOptions = (s: War, id: Id): Option[] =>
  regenerationTowers(s, s.owners[id]).map(b => ({ kind: 'regenerate', card: id, target: b.id }));

function regenerate(s: War, id: Id, tower: Id): void {
  const site = siteOf(s, tower);
  if (!site) return;
  cover('card phoenix regenerates');
  site.building.lock = 1;
  tell(s, { type: 'locked', card: tower });
  take(s.ashes, id);
  const seat = s.owners[id];
  take(s.players[seat].discard, id);
  const f = enterRow(s, id, seat, 'regenerated');
  // AK-R77, AK-R105: it comes back spent, and is in no battle any more.
  f.attacked = true;
  f.defended = true;
}

/** The Beasts of section 5.19. */
enter({
  djinni: {
    ability: {
      id: 'missile',
      name: 'Flaming missile',
      aim: enemiesUpTo(1),
      at: ['AK-290', 'an enemy force on a Battle Front'],
      ...strikes(3),
    },
  },
  'emperor-dragon': {
    ability: {
      id: 'lightning',
      name: 'Lightning',
      aim: enemiesUpTo(2),
      at: ['AK-291', 'one or two enemy forces on a Battle Front'],
      ...strikes(2),
    },
  },
  chimera: {
    ability: {
      id: 'split',
      name: 'Split attack',
      isAttack: true,
      aim: enemiesUpTo(3),
      at: ['AK-288', 'up to three enemy forces on a Battle Front'],
      resolve(s, item, targets) {
        // 6.4: the stack is empty again while the assaults are fought.
        s.items.splice(s.items.indexOf(item), 1);
        call(s, split(item.by, item.source, targets.slice()));
      },
      effectOn: (s, target, source) => assaultNote(s, source, target),
    },
    questions: {
      'split.capture': {
        rule: 'AK-079',
        ask: s => `Capture ${fullName(s, top<ReturnType<typeof split>>(s).chimera)}?`,
      },
    },
    covers: ['card chimera splits'],
  },
  phoenix: {
    rises: regenerateOptions,
    deeds: { regenerate: (s, _seat, { card, target }) => regenerate(s, card, target) },
    /** The Tower that brought it back can support Spells again after its player's next turn (AK-294). */
    countsDown(s, seat) {
      for (const land of s.players[seat].lands) for (const b of land.buildings) if (b.lock > 0) b.lock--;
    },
    says: {
      regenerate: (s, o) => `regenerate ${nameOf(s, o.card)}, lock the ${buildingName(s, o.target)}`,
    },
    forecasts: { regenerate: () => ['the Tower cannot support Spells on your next turn'] },
    questions: {
      'stateCheck.regenerate': {
        rule: 'AK-293',
        ask: () => 'Your Phoenix is destroyed: regenerate it?',
      },
    },
    covers: ['card phoenix regenerates'],
  },
});
