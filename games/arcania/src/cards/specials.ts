import type { Id, Option, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { DONE, take } from '@siegeworks/table';
import { choice, rule } from '../rules/book.ts';
import { actsAsLand } from '../rules/build.ts';
import { stand } from '../rules/resolve.ts';
import { tell } from '../state/events.ts';
import { endStanding } from '../state/forces.ts';
import { erect, liftPestilence, loseLand } from '../state/place.ts';
import type { War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { atMaximum, enemies, inPile, landOf, strikesEnemies, working } from '../state/table.ts';
import { suffer } from '../state/values.ts';
import { ruin } from '../words/fates.ts';
import { nameOf, place } from '../words/names.ts';
import { restore } from './artifacts.ts';
import { isBuilding } from './card.ts';
import { enter } from './entry.ts';
import { free, lands, one } from './targets.ts';

function landLost(s: War, target: Id): string[] {
  const n = landOf(s, target)?.land.buildings.length ?? 0;
  return n === 0
    ? ['it is empty']
    : [
        n === 1 ? '1 Building is lost with it' : `${n} Buildings are lost with it`,
        ...ruin(s, t => {
          const found = landOf(t, target);
          if (found) loseLand(t, found.seat, found.land);
        }),
      ];
}
/** AK-301, AK-R63 */
function cleanse(s: War, seat: Seat): void {
  const player = s.players[seat];
  for (const f of player.row) restore(s, f);
  for (const enemy of enemies(s, seat))
    for (const e of s.standing.slice()) if (e.what === 'plague' && e.by === enemy) endStanding(s, e);
  for (const land of player.lands) if (land.pestilence !== NONE && !land.shielded) liftPestilence(s, land);
}

/** AK-302: Buildings from the discard pile, one at a time, as many as the player likes (AK-073, AK-R62, AK-R92). */
const reconstruct = rule('reconstruct', (seat: Seat) => ({ seat, enough: false }), {
  rebuild: choice({
    when: (s, f) => rebuildOptions(s, f.seat).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => [...rebuildOptions(s, f.seat), DONE],
    then(s, f, { kind, card, target }) {
      f.enough = kind === 'done';
      const found = landOf(s, target);
      if (f.enough || !found) return;
      take(s.players[f.seat].discard, card);
      erect(s, f.seat, found.land, card);
      cover('card reconstruction rebuilds');
    },
  }),
  more(s, f) {
    if (!f.enough && s.players[f.seat].alive && rebuildOptions(s, f.seat).length > 0) return 'rebuild';
  },
});
function rebuildOptions(s: War, seat: Seat): Option[] {
  const player = s.players[seat];
  const open = player.lands.filter(
    land => working(land) && land.buildings.length < 5 && (!land.growth || actsAsLand(s, seat, land)),
  );
  if (open.length === 0) return [];
  return inPile(s, seat, ({ id }) => isBuilding(id) && !atMaximum(player, id)).flatMap(card =>
    open.map(land => ({ kind: 'rebuild', card, target: land.id })),
  );
}

/** Section 5.20. */
enter({
  collapse: {
    play: {
      aim: one(s => lands(s, () => true)),
      at: ['AK-300', 'a Land card'],
      resolve(s, _item, [target]) {
        const found = landOf(s, target);
        if (found) loseLand(s, found.seat, found.land);
      },
      effectOn: landLost,
    },
  },
  cleanse: { play: { aim: free(), resolve: (s, item) => cleanse(s, item.by) } },
  reconstruction: {
    play: { aim: free(), resolve: (s, item) => call(s, reconstruct(item.by)) },
    says: { rebuild: (s, o) => `rebuild ${nameOf(s, o.card)} on ${place(s, o.target)}` },
    questions: {
      'reconstruct.rebuild': { rule: 'AK-302', ask: () => 'Which Building comes back, and where?' },
    },
    covers: ['card reconstruction rebuilds'],
  },
  plague: {
    play: {
      aim: free((s, by) => !strikesEnemies(s, by)),
      resolve: (s, item) => stand(s, item, 'plague', NONE),
    },
    /** AK-303: 1 Damage, however many Plagues there are (AK-344, AK-R52). */
    forcesRenewed(s, seat) {
      if (!enemies(s, seat).some(enemy => strikesEnemies(s, enemy))) return;
      tell(s, { type: 'plagueStruck', seat });
      for (const f of s.players[seat].row) suffer(s, f, 1);
    },
    line: () => 'strikes enemies',
  },
});
