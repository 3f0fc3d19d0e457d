import { expect, test } from 'vitest';
import { bookingOfReturnPath } from './booking-of-return-path';

const from = (path: string) => `?${new URLSearchParams({ from: path })}`;

test.each([
  ['/booking/foamwash/foamwash_2030-01-15_0900', 'foamwash_2030-01-15_0900', ''],
  ['/booking/foamwash/foamwash_2030-01-15_0900?a=b#c', 'foamwash_2030-01-15_0900', '?a=b'],
  ['/booking/foamwash/a%2Fb', 'a/b', ''],
])('%s leads to a booking', (path, slotId, query) => {
  expect(bookingOfReturnPath(from(path))).toEqual({ serviceId: 'foamwash', slotId, query });
});

test.each([
  '',
  from('/services'),
  from('/booking/foamwash'),
  from('https://elsewhere.test/booking/a/b'),
])('%s leads to no booking', (search) => {
  expect(bookingOfReturnPath(search)).toBeNull();
});
