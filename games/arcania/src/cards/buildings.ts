import type { Id, Option, Seat } from '@siegeworks/contract';
import { cover } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { useBuilding } from '../rules/needs.ts';
import { tell } from '../state/events.ts';
import { heal, release } from '../state/forces.ts';
import { toHandOpenly } from '../state/place.ts';
import type { War } from '../state/state.ts';
import { castleLife, front, inPile, onFront, readyBuildings, siteOf } from '../state/table.ts';
import { lifeDamage } from '../state/values.ts';
import { copy, nameOf } from '../words/names.ts';
import { enter } from './entry.ts';

function useOf(s: War, id: Id): void {
  const site = siteOf(s, id);
  if (site) useBuilding(site.building);
}
/** AK-090: identical Buildings are interchangeable, and the oldest is used (AK-091, AK-R50). */
function templeOptions(s: War, seat: Seat): Option[] {
  const [temple] = readyBuildings(s.players[seat], 'temple');
  if (!temple) return [];
  return s.players[seat].row.flatMap(f =>
    f.damage > 0 ? [{ kind: 'heal', card: f.id, target: temple.id }] : [],
  );
}
/** AK-085, AK-086, AK-073, AK-R92 */
function millOptions(s: War, seat: Seat): Option[] {
  const [mill] = readyBuildings(s.players[seat], 'millworks');
  if (!mill) return [];
  const lost = inPile(s, seat, card => card.type === 'building');
  return [
    ...(s.players[seat].castleDamage > 0 ? [{ kind: 'millCastle', target: mill.id }] : []),
    ...lost.map(card => ({ kind: 'millRebuild', card, target: mill.id })),
  ];
}
/** AK-081, AK-067, AK-R54 */
function releaseOptions(s: War, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const land of s.players[seat].lands)
    for (const b of land.buildings)
      if (b.prisoner) options.push({ kind: 'release', card: b.prisoner.id, target: b.id });
  return options;
}

/** Section 5.6. Those that only support cards are data, and so are the Walls (AK-077). */
enter({
  armoury: {
    idle: ['AK-074', 'it gives its bonus only in a battle'],
    boost: {
      kind: 'boostArmoury',
      rule: 'AK-074',
      has: f => f.armoury,
      give(f) {
        f.armoury = true;
      },
      adds: () => ({ DS: 1 }),
      name: 'Armoury',
      mark: () => 'Armoury',
      say: force => `Armoury helps ${force}`,
      happened: does => `${does('gets')} +1 Defence Strength from an Armoury.`,
    },
    covers: ['card armoury boosts'],
  },
  'weapon-smith': {
    idle: ['AK-075', 'it gives its bonus only in a battle'],
    boost: {
      kind: 'boostSmith',
      rule: 'AK-075',
      has: f => f.smith,
      give(f) {
        f.smith = true;
      },
      adds: () => ({ AS: 1 }),
      name: 'Weapon Smith',
      mark: () => 'Weapon Smith',
      say: force => `Weapon Smith helps ${force}`,
      happened: does => `${does('gets')} +1 Attack Strength from a Weapon Smith.`,
    },
    covers: ['card weapon-smith boosts'],
  },
  temple: {
    idle: ['AK-090', 'none of your forces has Damage'],
    functions: templeOptions,
    deeds: {
      heal(s, _seat, { card, target }) {
        useOf(s, target);
        heal(s, front(s, card), 1);
        cover('card temple heals');
      },
    },
    says: { heal: (s, o) => `heal ${nameOf(s, o.card)}${copy(s, o.card)} in the ${nameOf(s, o.target)}` },
    forecasts: {
      heal(s, o) {
        const f = onFront(s, o.card);
        return f ? [`Damage ${f.damage} becomes ${f.damage - 1} of ${lifeDamage(s, f)}`] : [];
      },
    },
    covers: ['card temple heals'],
  },
  millworks: {
    idle: ['AK-085', 'there is no Damage to repair, and no Building to bring back'],
    functions: millOptions,
    deeds: {
      millCastle(s, seat, { target }) {
        useOf(s, target);
        s.players[seat].castleDamage--;
        cover('card millworks mends');
        tell(s, { type: 'castleMended', seat, card: target });
      },
      millRebuild(s, seat, { card, target }) {
        useOf(s, target);
        take(s.players[seat].discard, card);
        toHandOpenly(s, seat, card);
        cover('card millworks returns');
        tell(s, { type: 'salvaged', seat, card });
      },
    },
    says: {
      millCastle: () => 'repair the Castle with the Millworks',
      millRebuild: (s, o) => `bring back ${nameOf(s, o.card)} with the Millworks`,
    },
    forecasts: {
      millCastle(s) {
        const p = s.players[s.turn];
        return [`Damage ${p.castleDamage} becomes ${p.castleDamage - 1} of ${castleLife(p)}`];
      },
    },
    covers: ['card millworks mends', 'card millworks returns'],
  },
  'spiked-wall': { idle: ['AK-087', 'it works by itself'] },
  dungeon: {
    idle: ['AK-079', 'it captures only an enemy that has just attacked you'],
    functions: releaseOptions,
    deeds: {
      release(s, _seat, { target }) {
        const site = siteOf(s, target);
        if (site) release(s, site.building);
      },
    },
    says: { release: (s, o) => `release ${nameOf(s, o.card)}` },
    seldom: ['release'],
    covers: ['card dungeon captures'],
  },
});
