import { expect, test } from 'vitest';
import { bookings, revenue } from './chart-unit';

test('revenue is in minor units and always has its cents', () => {
  expect(revenue.format(104_990)).toBe('$1,049.90');
  expect(revenue.formatShort(1_250_000)).toBe('$12.5K');
});

test('counts have the name of the counted things', () => {
  expect(bookings.name).toBe('Bookings');
  expect(bookings.format(1)).toBe('1 booking');
  expect(bookings.format(1234)).toBe('1,234 bookings');
  expect(bookings.formatShort(12_340)).toBe('12.3K');
});
