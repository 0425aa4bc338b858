import { arcania } from '@siegeworks/arcania';
import { describeGolden } from '@siegeworks/scenario/testing';

describeGolden(arcania, {
  config: { players: [{ deck: 'dwarf-deep-hammers' }, { deck: 'undead-grave-host' }] },
  seed: 'golden-32',
  shows: 'turnBegan',
});
