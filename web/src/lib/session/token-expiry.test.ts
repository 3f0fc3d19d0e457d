import { expect, test } from 'vitest';
import { isTokenExpired, tokenExpiry, tokenIssued } from './token-expiry';
import { unsignedToken } from './unsigned-token';

const now = new Date('2030-01-02T12:00:00Z');
const seconds = now.getTime() / 1000;

test.each([
  ['one that ends in a second', unsignedToken({ exp: seconds + 1 }), false],
  ['one that ends now', unsignedToken({ exp: seconds }), true],
  ['one that ended', unsignedToken({ exp: seconds - 3600 }), true],
  ['one that never says when', unsignedToken({ sub: 'u1' }), true],
  ['one whose end is no number', unsignedToken({ exp: 'soon' }), true],
  ['one with a name beyond ASCII', unsignedToken({ name: 'Ümit ঢাকা ÿ>?', exp: seconds + 1 }), false],
  ['no token at all', 'nonsense', true],
  ['broken base64', 'a.%%%.c', true],
  ['nothing', '', true],
])('%s', (_, token, expired) => {
  expect(isTokenExpired(token, now)).toBe(expired);
});

test('both times are read', () => {
  const token = unsignedToken({ iat: seconds - 60, exp: seconds });
  expect(tokenExpiry(token)).toEqual(now);
  expect(tokenIssued(token)).toEqual(new Date('2030-01-02T11:59:00Z'));
});
