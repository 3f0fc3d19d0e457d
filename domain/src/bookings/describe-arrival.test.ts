import { expect, test } from 'vitest';
import { describeArrival } from './describe-arrival.ts';

const slot = { startTime: '10:30' };

test.each([
  [{ location: 'customer' }, /^We come to you at 10:30\./],
  [{ location: 'business' }, /Please arrive a few minutes early\.$/],
] as const)('%o', (service, words) => {
  expect(describeArrival({ service, slot })).toMatch(words);
});
