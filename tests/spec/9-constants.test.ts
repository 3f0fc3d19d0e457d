import { recentTransactionMs } from '@carwash/domain/payments/customer-payments';
import { createServiceSchema } from '@carwash/domain/services/endpoints';
import { createSlotSchema } from '@carwash/domain/slots/endpoints';
import { statisticsEndpoints } from '@carwash/domain/statistics/endpoints';
import { chartDays } from '@carwash/domain/statistics/overview-figures';
import { revenueTone } from '@carwash/domain/statistics/sales-ranking';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { sessionRestoreTimeoutMs } from '@carwash/domain/users/session';
import { expect, test, vi } from 'vitest';
import { gapPx, maxToasts } from '~/app/toast-host';
import {
  glanceCount,
  latestCount,
  topServiceCount,
} from '~/features/admin-overview/overview-titles';
import { business } from '~/lib/business';
import { unusedQueryMs } from '~/lib/live/live-query';
import { toastMs } from '~/lib/show-toast';
import { formatPrice } from '~/ui/format/format-price';

test('the session is restored within 5000 ms', () => {
  expect(sessionRestoreTimeoutMs).toBe(5000);
});

test('toasts: 3 at most, 4000 ms, a gap of 14 px', () => {
  expect([maxToasts, toastMs, gapPx]).toEqual([3, 4000, 14]);
});

test('unused data is kept for 60 seconds', () => {
  expect(unusedQueryMs).toBe(60_000);
});

test('amounts have a $ and two decimals', () => {
  expect(formatPrice(49.9)).toBe('$49.90');
});

test('amounts are in the currency of the deployment, and a service has a price', () => {
  vi.stubEnv('VITE_CURRENCY', 'EUR');
  expect(formatPrice(49.9)).toBe('€49.90');
  expect(() => createServiceSchema.validateSyncAt('price', {})).toThrow('Price is required.');
});

test("dates are yyyy-MM-dd in the API, and 'Mon, 5 May 2025' on screens", () => {
  const read = (date: string) => createSlotSchema.validateSyncAt('date', { date });
  expect(read('2025-05-05')).toBe('2025-05-05');
  expect(() => read('05.05.2025')).toThrow();
  expect(formatDay('2025-05-05')).toBe('Mon, 5 May 2025');
});

test('windows: 30 days, and 2592000000 ms for transactions', () => {
  expect(chartDays).toBe(30);
  expect(recentTransactionMs).toBe(2_592_000_000);
});

test('recent bookings and reviews 5, top services 5, service cards 6', () => {
  expect([latestCount, topServiceCount, glanceCount]).toEqual([5, 5, 6]);
});

test('the interval of transactions is a day', () => {
  const { query } = statisticsEndpoints.calculateByDate;
  const range = { startDate: '2030-01-01', endDate: '2030-01-31' };
  expect(query.cast(range, { assert: false }).interval).toBe('day');
});

test.each([
  [30, 'leading'],
  [29, 'strong'],
  [15, 'strong'],
  [14, 'usual'],
] as const)('a share of %d percent of the revenue is %s', (share, tone) => {
  expect(revenueTone(share, 100)).toBe(tone);
});

test('established 2009', () => {
  expect(business.establishedYear).toBe(2009);
});
