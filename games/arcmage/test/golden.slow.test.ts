import { arcmage } from '@siegeworks/arcmage';
import { describeGolden } from '@siegeworks/scenario/testing';

describeGolden(arcmage, {
  config: { players: [{ deck: 'warren-warband' }, { deck: 'toll-of-time' }] },
  seed: 'golden',
  shows: 'turnBegan',
});
