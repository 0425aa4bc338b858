import { describeGolden } from '@siegeworks/scenario/testing';
import { towerSiege } from '@siegeworks/tower-siege';

describeGolden(towerSiege, {
  config: { players: [{ deck: 'base-set' }, { deck: 'grave-pact' }] },
  seed: 'golden',
  shows: 'roundBegan',
});
