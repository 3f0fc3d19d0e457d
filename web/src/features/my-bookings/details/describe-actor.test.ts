import { expect, test } from 'vitest';
import { describeActor } from './describe-actor';

const customer = { uid: 'ada', name: 'Ada', email: 'ada@example.test', phone: '' };

test.each([
  [{ uid: 'ada', role: 'user' }, 'By you'],
  [{ uid: 'admin', role: 'admin' }, 'By the car wash'],
  [{ uid: null, role: 'system' }, 'Automatically'],
] as const)('the author of an event by %o is named', (by, words) => {
  expect(describeActor({ by }, { customer })).toBe(words);
});
