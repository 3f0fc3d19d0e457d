import { expect, test } from 'vitest';
import { readDays, writeDays } from './use-url-days';

const usual = { startDate: '2026-01-01', endDate: '2026-01-30' };

test.each([
  ['', usual],
  ['startDate=2025-02-01&endDate=2025-02-28', { startDate: '2025-02-01', endDate: '2025-02-28' }],
  ['startDate=2025-02-01&endDate=2025-02-01', { startDate: '2025-02-01', endDate: '2025-02-01' }],
  ['startDate=2025-02-02&endDate=2025-02-01', usual],
  ['startDate=2025-02-01&endDate=2025-02-31', usual],
  ['startDate=2025-02-01', usual],
  ['endDate=2025-02-01', usual],
  ['startDate=yesterday&endDate=today', usual],
])('%j', (address, days) => {
  expect(readDays(new URLSearchParams(address), usual)).toEqual(days);
});

test('the address leaves out the default range and keeps the other filters', () => {
  const other = { startDate: '2025-05-01', endDate: '2025-05-31' };
  const written = writeDays(new URLSearchParams('status=failed'), other, usual);
  expect(`${written}`).toBe('status=failed&startDate=2025-05-01&endDate=2025-05-31');
  expect(`${writeDays(written, usual, usual)}`).toBe('status=failed');
});
