import { businessDay } from '@carwash/domain/time/business-time';
import { describe, expect, it } from 'vitest';
import { buildHistory } from './build-history.ts';
import { buildSeed } from './build-seed.ts';
import { checkDocuments } from './check-documents.ts';
import type { Documents } from './documents.ts';
import { seedSizes } from './seed-size.ts';

const now = new Date('2025-06-18T06:30:00Z');
const { closesAtHour, history: size } = seedSizes.medium;
const time = { now, timeZone: 'Asia/Dhaka', closesAtHour };

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
  const seed = buildSeed(time);
  const history = all(buildHistory(seed, size, time));
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

  it('books no slot twice', () => {
    const kept = bookings.filter(({ status }) => status !== 'cancelled');
    expect(new Set(kept.map(({ slot }) => slot._id)).size).toBe(kept.length);
  });

  it('takes of the slots to come only those that the demo data left open', () => {
    const offered = new Map(seed.slots.map((slot) => [slot._id, slot]));
    const today = businessDay(now, time.timeZone);
    for (const { _id, date } of history.slots) {
      expect(offered.get(_id)?.isBooked).toBe(date < today ? undefined : 'available');
    }
  });

  it('has every state, of bookings and of payments', () => {
    expect(new Set(bookings.map(({ status }) => status)).size).toBe(4);
    expect(new Set(history.sales.map(({ transaction }) => transaction.status))).toEqual(
      new Set(['success', 'failed', 'refund_due', 'refunded']),
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
    const again = all(buildHistory(seed, size, time));
    expect(JSON.stringify(again) === JSON.stringify(history)).toBe(true);
  });
});
