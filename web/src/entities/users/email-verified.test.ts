import type { SessionUser } from '@carwash/domain/users/session';
import { expect, test } from 'vitest';
import { unsignedToken } from '~/lib/session/unsigned-token';
import { emailVerified } from './email-verified';

const user: SessionUser = { _id: 'u1', name: 'Rima', email: 'rima@carwash.test', role: 'user' };
const verified = unsignedToken({ email_verified: true });
const unverified = unsignedToken({ email_verified: false });

test.each([
  ['a verified email', 'signedIn', verified, true],
  ['one that is not', 'signedIn', unverified, false],
  ['a token that does not say', 'signedIn', unsignedToken({}), false],
  ['a remembered verified email', 'restoring', verified, true],
  ['a remembered one that was not', 'restoring', unverified, null],
] as const)('%s', (_, state, token, expected) => {
  expect(emailVerified({ state, user, token })).toBe(expected);
});

test('the value is null for a signed-out user', () => {
  expect(emailVerified({ state: 'signedOut', user: null, token: null })).toBeNull();
});
