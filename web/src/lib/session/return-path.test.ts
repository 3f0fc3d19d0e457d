import { expect, test } from 'vitest';
import { returnPath, signInPath } from './return-path';

const searchOf = (path: string) => new URL(path, 'https://this.site').search;

test('the visitor returns to exactly the same place', () => {
  const place = { pathname: '/booking/foamwash/slot 1', search: '?a=1&b=ü', hash: '#form' };
  const search = searchOf(signInPath(place));
  expect(decodeURI(returnPath(search))).toBe('/booking/foamwash/slot 1?a=1&b=ü#form');
});

test.each([
  ['nothing remembered', ''],
  ['another site', '?from=https://evil.example'],
  ['another site without a scheme', '?from=//evil.example'],
  ['the sign-in page itself', '?from=/auth/signin?from=/services'],
  ['the sign-up page', '?from=/auth/signup'],
])('%s leads to the testimonials, or to where staff land', (_, search) => {
  expect(returnPath(search)).toBe('/#testimonials');
  expect(returnPath(search, '/dashboard/today')).toBe('/dashboard/today');
});

test('staff return to the page from which they were sent', () => {
  expect(returnPath('?from=/dashboard/bookings', '/dashboard/today')).toBe('/dashboard/bookings');
});
