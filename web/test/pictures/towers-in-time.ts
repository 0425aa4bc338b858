import type { MatchConfig } from '@siegeworks/contract';
import type { Moment } from './moments.ts';
import { bring, matchAt } from './moments.ts';
import type { Scenes } from './stage.ts';

const areaOf = ({ board }: Moment, id: string) => board.areas.find(area => area.id === id);
const count = (moment: Moment, id: string): number => areaOf(moment, id)?.cards.length ?? 0;
const towersOf = ({ board }: Moment, seat: number) =>
  board.areas.filter(area => area.id.startsWith(`${seat}.tower.`));
/** Both sides have built. */
const built = (moment: Moment, towers: number, units: number) =>
  [0, 1].every(seat => {
    const all = towersOf(moment, seat);
    return all.length >= towers && all.flatMap(area => area.cards).length - all.length >= units;
  });
const dying = (moment: Moment) =>
  ['attackers', 'defenders'].some(id => areaOf(moment, id)?.cards.some(face => face.marks.includes('dying')));

const WAR: MatchConfig = { players: [{ deck: 'orc-horde' }, { deck: 'dwarf-hold' }] };
const MAGIC: MatchConfig = { players: [{ deck: 'mjorn-pact' }, { deck: 'crypt-lords' }] };

export const scenes: Scenes = {
  /** An Army has struck and was struck: who is saved? */
  combat: (page, address) => {
    const wanted = (moment: Moment) =>
      moment.asked.question === 'batch.decide' &&
      count(moment, 'attackers') >= 2 &&
      count(moment, 'defenders') >= 1 &&
      dying(moment) &&
      built(moment, 2, 4);
    return bring(
      page,
      address,
      matchAt('towers-in-time', { config: WAR, seed: 'combat', preferred: [], wanted }),
    );
  },
  /** Full domains before the next action. */
  domains: (page, address) => {
    const wanted = (moment: Moment) =>
      moment.asked.question === 'opportunity.decide' &&
      built(moment, 3, 6) &&
      count(moment, '0.limbo') >= 2 &&
      count(moment, '0.hand') >= 4;
    return bring(
      page,
      address,
      matchAt('towers-in-time', { config: MAGIC, seed: 'domains', preferred: ['limbo'], wanted }),
    );
  },
  /** An attack comes: who stands in its way? */
  attack: (page, address) => {
    const wanted = (moment: Moment) =>
      moment.asked.question === 'batch.decide' &&
      count(moment, 'attackers') >= 2 &&
      count(moment, 'defenders') === 0 &&
      moment.asked.options.filter(({ kind }) => kind === 'defend').length >= 3 &&
      built(moment, 2, 5);
    return bring(
      page,
      address,
      matchAt('towers-in-time', { config: WAR, seed: 'attack', preferred: [], wanted }),
    );
  },
};
