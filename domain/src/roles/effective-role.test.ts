import { expect, test } from 'vitest';
import { effectiveRole } from './effective-role.ts';

test.each([
  ['an admin', 'admin', 'admin', 'admin'],
  ['an admin who was demoted but has an old token', 'admin', 'user', 'user'],
  ['an admin whose profile is gone', 'admin', undefined, undefined],
  ['a user', 'user', 'user', 'user'],
  ['a user whose profile is not there', 'user', undefined, 'user'],
  ['a promoted user until their token is renewed', 'user', 'admin', 'user'],
  ['a profile without a claim', undefined, 'admin', undefined],
  ['a washer', 'washer', 'washer', 'washer'],
  ['an admin who was made a washer but has an old token', 'admin', 'washer', 'washer'],
  ['a washer who was made a manager, until their token is renewed', 'washer', 'manager', 'washer'],
  ['a washer whose profile is gone', 'washer', undefined, undefined],
] as const)('%s', (_case, claimed, profile, expected) => {
  expect(effectiveRole(claimed, profile)).toBe(expected);
});
