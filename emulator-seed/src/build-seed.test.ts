import { bookingStatuses } from '@carwash/domain/bookings/booking';
import { bookingCodeFormat } from '@carwash/domain/bookings/booking-code';
import { refundsOnCancel } from '@carwash/domain/bookings/refund-terms';
import { emptyDay } from '@carwash/domain/days/changed-day';
import { summariseReviews } from '@carwash/domain/reviews/rating-summary';
import { serviceCategories } from '@carwash/domain/services/service-category';
import { openTimesOfDays } from '@carwash/domain/slots/open-times-of-days';
import { planDayByHours } from '@carwash/domain/slots/plan-by-hours';
import { slotsOfDay } from '@carwash/domain/slots/slots-of-day';
import { recountStatistics } from '@carwash/domain/statistics/count-statistics';
import { allTimeStatsId, reviewStatsId } from '@carwash/domain/statistics/stats-ids';
import { nestCounters } from '@carwash/domain/statistics/unfolded-statistics';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { dayMs, minuteMs } from '@carwash/domain/time/durations';
import { accountStatuses } from '@carwash/domain/users/user';
import { describe, expect, it } from 'vitest';
import { authorKeyOf } from './author-key.ts';
import { buildDays, jobsOf } from './build-days.ts';
import { buildSeed } from './build-seed.ts';
import { rateServices } from './build-services.ts';
import { buildStatistics } from './build-statistics.ts';
import { buildBusiness } from './business.ts';
import { countDocuments } from './documents.ts';
import { bookingCodeOfPlace } from './sales/booking-code-of-place.ts';
import { seedSizes } from './seed-size.ts';

/** Times around noon, a minute before and after the business's midnight, and over a change of the clocks. */
const moments = [
  { now: new Date('2025-06-18T06:30:00Z'), timeZone: 'Asia/Dhaka' },
  { now: new Date('2025-12-31T17:59:00Z'), timeZone: 'Asia/Dhaka' },
  { now: new Date('2025-11-05T05:01:00Z'), timeZone: 'America/New_York' },
];

describe.each(moments)('the demo data at $now in $timeZone', ({ now, timeZone }) => {
  const time = { now, timeZone };
  const business = buildBusiness(seedSizes.small.business, time);
  const seed = buildSeed(business, time);
  const { users, slots, sales, reviews } = seed;
  const transactions = sales.map(({ transaction }) => transaction);
  const bookings = sales.flatMap(({ booking }) => booking ?? []);
  const events = new Map(
    sales.flatMap(({ booking, events }) => (booking ? [[booking._id, events]] : [])),
  );
  const services = rateServices(business.services, reviews);
  const statistics = buildStatistics(countDocuments(seed, timeZone), timeZone);
  const slotById = new Map(slots.map((slot) => [slot._id, slot]));
  const bookingById = new Map(bookings.map((booking) => [booking._id, booking]));
  const transactionById = new Map(transactions.map((each) => [each._id, each]));
  const today = businessDay(now, timeZone);
  const nextDays = Array.from({ length: 30 }, (_, index) => addDays(today, index + 1));
  const days = buildDays(slots, jobsOf(sales), business.bays);

  it('offers nine services over all categories, two of them slow and dear', () => {
    expect(services).toHaveLength(9);
    expect(new Set(services.map(({ category }) => category))).toEqual(new Set(serviceCategories));
    const slowAndDear = services.filter(({ duration, price }) => duration >= 240 && price >= 250);
    expect(slowAndDear.length).toBeGreaterThanOrEqual(2);
  });

  it('has room for every service on each of the next 30 days on which the hours leave it any', () => {
    const openTimes = openTimesOfDays(days, timeZone);
    for (const { _id } of services) {
      const withRoom = openTimes.get(_id) ?? {};
      const offered = nextDays.filter((date) =>
        slots.some((slot) => slot.serviceId === _id && slot.date === date),
      );
      expect(offered.length).toBeGreaterThan(20);
      expect(offered.filter((date) => !withRoom[date]?.length)).toEqual([]);
    }
  });

  it('has a break, and a holiday within the month on which nothing is offered', () => {
    const { hours, exceptions } = business.hours;
    expect(hours.some(({ periods }) => periods.length > 1)).toBe(true);
    const [holiday] = exceptions;
    expect(nextDays).toContain(holiday?.from);
    expect(slots.filter(({ date }) => date === holiday?.from)).toEqual([]);
  });

  it('offers what the opening hours say: the background work finds nothing to do', () => {
    const { services, hours } = business;
    const byDate = new Map(days.map((day) => [day._id, day]));
    const wrong = [today, ...nextDays].flatMap((date) => {
      const day = byDate.get(date) ?? emptyDay(date, business.bays, now);
      const { added, changed, removed } = planDayByHours(day, {
        services,
        hours,
        timeZone,
        now,
      });
      return [...added, ...changed, ...removed];
    });
    expect(wrong).toEqual([]);
    expect(slots.length).toBeGreaterThan(2400);
  });

  it('shows slots in all three states', () => {
    const states = days.flatMap((day) =>
      slotsOfDay(day, null, { timeZone })
        .filter(({ startsAt }) => startsAt > now)
        .map(({ isBooked }) => isBooked),
    );
    expect(new Set(states)).toEqual(new Set(['available', 'booked', 'canceled']));
  });

  it('gives every id to one document only', () => {
    for (const documents of [users, services, slots, transactions, bookings, reviews, statistics]) {
      const ids = documents.map(({ _id }) => _id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('has a job for every booking that was not cancelled, and no other', () => {
    const jobs = days.flatMap((day) => Object.entries(day.jobs));
    const kept = bookings.filter(({ status }) => status !== 'cancelled');
    expect(jobs.map(([claimId, { slotId }]) => `${slotId} ${claimId}`).sort()).toEqual(
      kept.map(({ slot, claimId }) => `${slot._id} ${claimId}`).sort(),
    );
  });

  it('has every job in a bay that does its service, and clean before the next one begins', () => {
    const long = new Set(business.bays.find(({ _id }) => _id === 'detailing')?.services);
    for (const { jobs } of days) {
      const all = Object.values(jobs);
      for (const [at, job] of all.entries()) {
        const bay = business.bays.find(({ _id }) => _id === job.bay);
        const serviceId = job.slotId.slice(0, 8);
        expect(bay?.kind).toBe(serviceId === 'doorstep' ? 'van' : 'bay');
        if (bay?._id === 'detailing') expect(long).toContain(serviceId);
        const cleanMs = (bay?.cleanUp ?? 0) * minuteMs;
        const tooNear = all
          .slice(at + 1)
          .filter(
            (other) =>
              other.bay === job.bay &&
              +other.from < +job.to + cleanMs &&
              +job.from < +other.to + cleanMs,
          );
        expect(tooNear).toEqual([]);
      }
    }
  });

  it('uses every bay and van', () => {
    const used = new Set(days.flatMap(({ jobs }) => Object.values(jobs).map(({ bay }) => bay)));
    expect([...used].sort()).toEqual(business.bays.map(({ _id }) => _id).sort());
  });

  it('has the slot of every sale, with the same times', () => {
    for (const { slot } of transactions) expect(slotById.get(slot._id)).toMatchObject(slot);
  });

  it('has every booking paid for by the transaction of the same id', () => {
    for (const booking of bookings) {
      const { _id, customer, service, slot, vehicle, amount, claimId } = booking;
      const paid = { _id, customer, service, slot, vehicle, amount, claimId };
      expect(transactionById.get(booking._id)).toMatchObject(paid);
    }
    const paidFor = transactions.filter(({ status }) => status === 'success');
    expect(paidFor.filter(({ _id }) => !bookingById.has(_id))).toEqual([]);
  });

  it('pays back what was cancelled in time or paid too late, and nothing else', () => {
    const paidBack = transactions.filter(({ status }) => status.startsWith('refund'));
    const owed = transactions.filter(({ _id, paidAt }) => {
      const cancelled = events.get(_id)?.find(({ kind }) => kind === 'cancelled');
      const booking = bookingById.get(_id);
      return cancelled && booking
        ? refundsOnCancel({ ...booking, refundTerms: 'by_notice' }, cancelled.createdAt)
        : paidAt !== null && !booking;
    });
    expect(paidBack.map(({ _id }) => _id)).toEqual(owed.map(({ _id }) => _id));
  });

  it('has a reference and a moment for every refund that was paid out, and for no other payment', () => {
    for (const { status, paidAt, refundReference, refundedAt, refunds } of transactions) {
      const paidOut = status === 'refunded';
      expect([refundReference !== null, refundedAt !== null, refunds !== undefined]).toEqual([
        paidOut,
        paidOut,
        paidOut,
      ]);
      if (paidAt && refundedAt) expect(refundedAt.getTime()).toBeGreaterThan(paidAt.getTime());
      expect(refundedAt?.getTime() ?? 0).toBeLessThan(now.getTime());
    }
  });

  it('has closed exactly the kept bookings whose slot has ended', () => {
    for (const { status, slot } of bookings.filter(({ status }) => status !== 'cancelled')) {
      expect(status !== 'pending').toBe(slot.endsAt <= now);
    }
  });

  it('gives each booking a code of its own', () => {
    const codes = bookings.map(({ code }) => code);
    expect(new Set(codes).size).toBe(bookings.length);
    expect(codes.filter((code) => !code || !bookingCodeFormat.test(code))).toEqual([]);
    const [slot] = slots;
    if (!slot) throw new Error('There are no slots');
    const { bays } = buildBusiness(seedSizes.large.business, time);
    const atOnce = services.flatMap(({ _id: serviceId }) =>
      bays.map(({ _id: bay }) => bookingCodeOfPlace({ slot: { ...slot, serviceId }, bay })),
    );
    expect(new Set(atOnce).size).toBe(services.length * bays.length);
  });

  it('shows bookings and accounts in every state', () => {
    expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(bookingStatuses));
    expect(new Set(users.map(({ status }) => status))).toEqual(new Set(accountStatuses));
    expect(users.filter(({ status }) => status === 'disabled').map(({ _id }) => _id)).toEqual(
      seed.accounts.filter(({ disabled }) => disabled).map(({ uid }) => uid),
    );
  });

  it('has sales at the desk to people without an account, some of them to be paid', () => {
    const atDesk = transactions.filter(({ paymentMethod }) => paymentMethod !== 'card');
    expect(new Set(atDesk.map(({ paymentMethod }) => paymentMethod))).toEqual(
      new Set(['cash', 'terminal', 'later']),
    );
    for (const { _id, status, paymentMethod, customer, providerReference } of atDesk) {
      const expected = paymentMethod === 'later' ? 'unpaid' : 'success';
      expect([status, customer.uid, providerReference]).toEqual([expected, null, null]);
      expect(events.get(_id)?.[0]?.by.role).toBe('admin');
    }
  });

  it('tells the timeline of every booking in order, numbered from 1, up to its status', () => {
    expect([...events.keys()].sort()).toEqual([...bookingById.keys()].sort());
    for (const [id, timeline] of events) {
      expect(timeline.map(({ _id }) => _id)).toEqual(timeline.map((_, index) => `${index + 1}`));
      const times = timeline.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
      const kinds: string[] = timeline.map(({ kind }) => kind);
      const status = bookingById.get(id)?.status;
      expect(kinds[0]).toBe('booked');
      expect(kinds.includes('completed')).toBe(status === 'completed');
      expect(kinds.includes('cancelled')).toBe(status === 'cancelled');
      expect(kinds.includes('no_show')).toBe(status === 'no_show');
      expect(kinds.includes('refunded')).toBe(transactionById.get(id)?.status === 'refunded');
    }
  });

  it('lies in the last 90 days, by customers who had signed up', () => {
    const joined = new Map(users.map(({ _id, createdAt }) => [_id, createdAt.getTime()]));
    for (const { createdAt, paidAt, customer } of transactions) {
      expect(createdAt.getTime()).toBeGreaterThan(now.getTime() - 90 * dayMs);
      const known = customer.uid === null ? 0 : joined.get(customer.uid);
      expect(createdAt.getTime()).toBeGreaterThan(known ?? Infinity);
      expect((paidAt ?? createdAt).getTime()).toBeLessThan(now.getTime());
    }
    for (const event of [...events.values()].flat()) {
      expect(event.createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('has bookings by at least twelve customers, and payments of every settled status', () => {
    expect(new Set(bookings.map(({ customer }) => customer.uid)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(transactions.map(({ status }) => status))).toEqual(
      new Set(['success', 'failed', 'refund_due', 'refunded', 'unpaid']),
    );
  });

  it('has bookings to come and washes behind for the demo user', () => {
    const own = bookings.filter(({ customer }) => customer.uid === 'demouser');
    expect(own.filter(({ status }) => status === 'pending').length).toBeGreaterThanOrEqual(2);
    expect(own.filter(({ status }) => status === 'completed').length).toBeGreaterThanOrEqual(2);
  });

  it('has reviews only by customers whose car was washed before', () => {
    for (const { author, serviceId, verifiedCustomer, createdAt } of reviews) {
      const washes = bookings.filter(
        ({ customer, service, status, slot }) =>
          status === 'completed' &&
          customer.uid !== null &&
          authorKeyOf(customer.uid) === author.key &&
          (serviceId === null || service._id === serviceId) &&
          slot.endsAt <= createdAt,
      );
      expect(washes).not.toEqual([]);
      expect(verifiedCustomer).toBe(true);
      expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
    expect(reviews.filter(({ serviceId }) => serviceId === null).length).toBeGreaterThan(3);
  });

  it('rates every service as its reviews do', () => {
    for (const { _id, ...service } of services) {
      const { rating, ratingCount, ratingHistogram, verifiedHistogram, hiddenReviewCount } =
        service;
      const own = reviews.filter(({ serviceId }) => serviceId === _id);
      expect(own).not.toEqual([]);
      expect({
        rating,
        ratingCount,
        ratingHistogram,
        verifiedHistogram,
        hiddenReviewCount,
      }).toEqual(summariseReviews(own));
    }
  });

  it('counts in the statistics what a recount counts', () => {
    const recount = recountStatistics({ transactions, bookings, users, reviews }, timeZone);
    const nested = new Map(
      [...recount].map(([id, counters]) => [id, nestCounters(counters, (amount) => amount)]),
    );
    const stored = new Map(
      statistics.map(({ _id, createdAt: _, ...counters }) => [_id, counters] as const),
    );
    expect(stored).toEqual(nested);
    expect(stored.get(allTimeStatsId)).toMatchObject({ users: users.length });
    expect(stored.get(reviewStatsId)).toMatchObject({ ratings: { count: reviews.length } });
  });
});

describe('building twice', () => {
  it('gives the same documents for the same moment', { timeout: 30_000 }, () => {
    const now = new Date('2025-06-18T06:30:00Z');
    const time = { now, timeZone: 'Asia/Dhaka' };
    const build = () => buildSeed(buildBusiness(seedSizes.small.business, time), time);
    expect(JSON.stringify(build())).toBe(JSON.stringify(build()));
  });
});
