import { expect, test } from 'vitest';
import { newCrowd } from '../src/crowd.ts';

test('a person and an address may have a limited number of lines at once', () => {
  const crowd = newCrowd({ person: 2, address: 3 });
  const out = crowd.enter('ann', 'here');
  expect(crowd.enter('ann', 'there')).not.toBe(null);
  expect(crowd.enter('ann', 'elsewhere')).toBe(null);
  expect(crowd.enter('ben', 'here')).not.toBe(null);
  expect(crowd.enter('eve', 'here')).not.toBe(null);
  expect(crowd.enter('zoe', 'here')).toBe(null);
  out?.();
  expect(crowd.enter('zoe', 'here')).not.toBe(null);
  expect(crowd.enter('ann', 'elsewhere')).not.toBe(null);
});
