import { expect, test } from 'vitest';
import {
  defaultRetention,
  type RetentionName,
  retainedSince,
  retentionLimits,
  retentionNames,
  retentionText,
} from './retention.ts';

test.each<[RetentionName, number, string, string]>([
  ['bookingMonths', 36, '2030-05-31T08:00:00Z', '2027-05-31T08:00:00Z'],
  ['noteMonths', 1, '2030-03-31T08:00:00Z', '2030-02-28T08:00:00Z'],
  ['noteMonths', 3, '2030-02-28T08:00:00Z', '2029-11-28T08:00:00Z'],
  ['paymentYears', 10, '2032-02-29T08:00:00Z', '2022-02-28T08:00:00Z'],
])('%s of %i at %s: since %s', (name, count, now, since) => {
  const retention = { ...defaultRetention, [name]: count };
  expect(retainedSince(name, retention, new Date(now))).toEqual(new Date(since));
});

test('times are told in their unit', () => {
  const one = { ...defaultRetention, noteMonths: 1 };
  expect(retentionText('noteMonths', one)).toBe('1 month');
  expect(retentionText('receiptYears', one)).toBe('10 years');
});

test('every default is within its limits', () => {
  const outside = retentionNames.filter((name) => {
    const { min, max } = retentionLimits[name];
    return defaultRetention[name] < min || defaultRetention[name] > max;
  });
  expect(outside).toEqual([]);
});
