import { expect, test } from 'vitest';
import { destinationOfUnknownPath } from './unknown-path';

test.each([
  ['/payment/success', '/booking-success'],
  ['/Payment-SUCCESSFUL', '/booking-success'],
  ['/success-or-fail', '/booking-success'],
  ['/payment/failed', '/booking-fail'],
  ['/fail', '/booking-fail'],
  ['/payments/cancelled', '/booking-fail'],
  ['/Cancel', '/booking-fail'],
  ['/reviews', '/review'],
  ['/reviews/foamwash', null],
  ['/', null],
  ['/nowhere', null],
  ['/succes', null],
])('%s leads to %s', (pathname, destination) => {
  expect(destinationOfUnknownPath(pathname)).toBe(destination);
});
