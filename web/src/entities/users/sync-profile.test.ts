import { expect, test } from 'vitest';
import { unsignedToken } from '~/lib/session/unsigned-token';
import { tokenIsAhead } from './sync-profile';

const email = 'rima@carwash.test';

const tokenOf = (provider: string, ...sites: string[]) =>
  unsignedToken({
    email,
    firebase: {
      sign_in_provider: provider,
      identities: { email: [email], ...Object.fromEntries(sites.map((site) => [site, ['1']])) },
    },
  });

test.each([
  ['the same email', unsignedToken({ email }), undefined, false],
  ['another email', unsignedToken({ email: 'rima@elsewhere.test' }), undefined, true],
  ['no email', unsignedToken({ sub: 'u1' }), undefined, false],
  ['nothing that can be read', 'no token', undefined, false],
  ['the known password', tokenOf('password'), ['password' as const], false],
  ['a known site', tokenOf('google.com', 'google.com'), ['google.com' as const], false],
  ['a PIN', tokenOf('custom'), ['password' as const], false],
  [
    'a site instead of the password',
    tokenOf('google.com', 'google.com'),
    ['password' as const],
    true,
  ],
  ['a first password', tokenOf('password', 'google.com'), ['google.com' as const], true],
  ['a site that is gone', tokenOf('password'), ['password' as const, 'github.com' as const], true],
])('a token with %s', (_, token, signInWays, expected) => {
  expect(tokenIsAhead(token, { email, signInWays })).toBe(expected);
});
