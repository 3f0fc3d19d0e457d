import { displacedJobs } from '@carwash/domain/slots/with-bays';
import { businessDay } from '@carwash/domain/time/business-time';
import { describe, expect, it } from 'vitest';
import { buildDays, jobsOf } from './build-days.ts';
import { buildHistory } from './build-history.ts';
import { buildSeed } from './build-seed.ts';
import { buildBusiness } from './business.ts';
import { checkDocuments } from './check-documents.ts';
import type { Documents } from './documents.ts';
import { seedSizes } from './seed-size.ts';

const now = new Date('2025-06-18T06:30:00Z');
const { business: businessSize, history: size } = seedSizes.medium;
const time = { now, timeZone: 'Asia/Dhaka' };
const business = buildBusiness(businessSize, time);

const all = (parts: Iterable<Documents>) => {
  const days = [...parts];
  return {
    users: days.flatMap(({ users }) => users),
    savedVehicles: days.flatMap(({ savedVehicles }) => savedVehicles),
    slots: days.flatMap(({ slots }) => slots),
    sales: days.flatMap(({ sales }) => sales),
    reviews: days.flatMap(({ reviews }) => reviews),
  };
};

describe('the history of a medium business', { timeout: 30_000 }, () => {
  const build = () => {
    const seed = buildSeed(business, time);
    return { seed, history: all(buildHistory(seed, size, business, time)) };
  };
  const { seed, history } = build();
  const sales = [...seed.sales, ...history.sales];
  const bookings = sales.flatMap(({ booking }) => booking ?? []);

  it('is as every document of its kind must be', () => {
    expect(() => checkDocuments(history)).not.toThrow();
  });

  it('has exactly as many bookings, people and slots as the size says', () => {
    expect(bookings).toHaveLength(size.bookings);
    expect([...seed.users, ...history.users]).toHaveLength(size.users);
    const slots = new Set([...seed.slots, ...history.slots].map(({ _id }) => _id));
    expect(slots.size).toBe(size.slots);
    expect(history.slots.filter(({ date }) => date >= businessDay(now, time.timeZone))).toEqual([]);
  });

  it('gives every id to one document only', () => {
    const { users, reviews } = history;
    for (const documents of [
      [...seed.users, ...users],
      [...seed.reviews, ...reviews],
      sales.map(({ transaction }) => transaction),
      history.slots,
    ]) {
      expect(new Set(documents.map(({ _id }) => _id)).size).toBe(documents.length);
    }
  });

  it('sells no bay twice, and nothing that is closed', () => {
    const days = buildDays([...seed.slots, ...history.slots], jobsOf(sales), business.bays);
    expect(days.flatMap((day) => displacedJobs(day))).toEqual([]);
    const closed = new Set(seed.slots.filter(({ isClosed }) => isClosed).map(({ _id }) => _id));
    expect(closed.size).toBeGreaterThan(0);
    expect(bookings.filter(({ slot }) => closed.has(slot._id))).toEqual([]);
  });

  it('has every state, of bookings and of payments', () => {
    expect(new Set(bookings.map(({ status }) => status)).size).toBe(4);
    expect(new Set(sales.map(({ transaction }) => transaction.status))).toEqual(
      new Set(['success', 'failed', 'refund_due', 'refunded', 'unpaid']),
    );
    expect(new Set(history.sales.map(({ transaction }) => transaction.paymentMethod)).size).toBe(2);
    expect(history.sales.every(({ transaction }) => transaction.searchTerms.length > 5)).toBe(true);
  });

  it('lies between the first day and two weeks ahead, paid by now', () => {
    const oldest = Math.min(...bookings.map(({ slot }) => slot.startsAt.getTime()));
    const daysAgo = (now.getTime() - oldest) / 86_400_000;
    expect(Math.abs(daysAgo - size.days)).toBeLessThan(3);
    for (const { transaction } of sales) {
      expect((transaction.paidAt ?? transaction.createdAt).getTime()).toBeLessThan(now.getTime());
    }
  });

  it('is the same every time', () => {
    expect(JSON.stringify(build().history) === JSON.stringify(history)).toBe(true);
  });
});
