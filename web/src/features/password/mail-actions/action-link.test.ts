import { expect, test } from 'vitest';
import { readActionLink } from './action-link';

const origin = 'https://wash.example';
const link = (query: Record<string, string>) =>
  readActionLink(`?${new URLSearchParams(query)}`, origin);

test.each(['resetPassword', 'verifyEmail', 'recoverEmail'])('reads a link to %s', (mode) => {
  const continueUrl = `${origin}/auth/signin?from=%2Freview#top`;
  expect(link({ mode, oobCode: 'c0de', continueUrl, apiKey: 'k', lang: 'en' })).toEqual({
    mode,
    code: 'c0de',
    sentWith: null,
    next: '/auth/signin?from=%2Freview#top',
  });
});

test('reads with which message a link was sent', () => {
  const query = { mode: 'verifyEmail', oobCode: 'c0de', messageId: 'm1', secret: 's3cret' };
  expect(link(query)?.sentWith).toEqual({ messageId: 'm1', secret: 's3cret' });
});

test.each([
  ['a link for something else', { mode: 'signIn', oobCode: 'c0de' }],
  ['a link without a code', { mode: 'verifyEmail' }],
  ['no link at all', {}],
])('%s is no valid link', (_, query: Record<string, string>) => {
  expect(link(query)).toBeNull();
});

test.each([
  ['nowhere', ''],
  ['another site', 'https://evil.example/auth/signin'],
  ['another site, hidden in a path', `${origin}//evil.example`],
  ['a script', 'javascript:alert(1)'],
])('a link that continues at %s leads to the home page', (_, continueUrl) => {
  expect(link({ mode: 'verifyEmail', oobCode: 'c0de', continueUrl })?.next).toBe('/');
});
