import { expect, test } from 'vitest';
import { unsignedToken } from '~/lib/session/unsigned-token';
import { hasOtherEmail } from './sync-email';

const profile = { email: 'rima@carwash.test' };

test.each([
  ['the same email', unsignedToken({ email: 'rima@carwash.test' }), false],
  ['another email', unsignedToken({ email: 'rima@elsewhere.test' }), true],
  ['no email', unsignedToken({ sub: 'u1' }), false],
  ['nothing that can be read', 'no token', false],
])('a token with %s', (_, token, expected) => {
  expect(hasOtherEmail(token, profile)).toBe(expected);
});
