import { expect, test } from 'vitest';
import { yearsInBusiness } from './years-in-business';

test.each([
  ['in its first year', '2009-06-01T00:00:00Z', 0],
  ['in a later year', '2026-03-01T00:00:00Z', 17],
  ['on the last evening of a year', '2025-12-31T17:59:59Z', 16],
  ['when the new year has begun where the business is', '2025-12-31T18:00:00Z', 17],
])('%s', (_, now, years) => {
  expect(yearsInBusiness(2009, new Date(now), 'Asia/Dhaka')).toBe(years);
});
