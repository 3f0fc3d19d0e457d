import { expect, test } from 'vitest';
import { cancelStep } from './cancel-step';

test.each([
  ['rima', 'signedIn', 'rima', 'cancel'],
  ['rima', 'signedIn', 'omar', 'ignore'],
  ['rima', 'restoring', 'rima', 'wait'],
  ['rima', 'restoring', 'omar', 'wait'],
  ['rima', 'signedOut', undefined, 'wait'],
  [null, 'signedIn', 'rima', 'ignore'],
  [null, 'restoring', 'rima', 'ignore'],
  [null, 'signedOut', undefined, 'ignore'],
] as const)('%s is expected back, session %s of %s: %s', (expected, state, customer, step) => {
  expect(cancelStep(expected, state, customer)).toBe(step);
});
