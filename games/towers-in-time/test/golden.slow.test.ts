import { describeGolden } from '@siegeworks/scenario/testing';
import { towersInTime } from '@siegeworks/towers-in-time';

describeGolden(towersInTime, {
  config: { players: [{ deck: 'orc-horde' }, { deck: 'elven-glade' }] },
  seed: 'golden',
  shows: 'turnBegan',
});
