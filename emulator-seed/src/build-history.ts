import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { buildCrowd, type Customer, drawName, phoneOf } from './build-crowd.ts';
import type { Seed } from './build-seed.ts';
import { buildSlotsOfDay, isCovered, type SeedSlot } from './build-slots.ts';
import type { Documents } from './documents.ts';
import { ReviewWriter } from './review-writer.ts';
import { buildSale, type Sale } from './sales/build-sale.ts';
import { drawOutcome, isCustomerOn, planSale, type SalePlan } from './sales/plan-sales.ts';
import { spreadSales } from './sales/spread-sales.ts';
import type { HistorySize } from './seed-size.ts';
import type { SeedTime } from './seed-time.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** Share of bookings at the desk by customers without an account, in percent. */
const deskPercent = 12;

/** Only bookings of the last days get timelines, because timelines would be half of all documents. */
const daysWithTimelines = 90;

const today = 0;

/** A day of the history that is being built. */
interface Day {
  /** Days from today. */
  day: number;
  /** Number of bookings to create. */
  bookings: number;
  free: SeedSlot[];
  customers: Customer[];
}

/** The slots of a day that the demo data has left free. On future days the last slots are left out. */
function freeSlots(
  seed: Seed,
  taken: ReadonlyMap<string, SeedSlot>,
  day: number,
  time: SeedTime,
): SeedSlot[] {
  const date = addDays(businessDay(time.now, time.timeZone), day);
  return seed.services.flatMap((service) => {
    const booked = [...taken.values()].filter(
      (slot) => slot.date === date && slot.isBooked === 'booked',
    );
    const free = buildSlotsOfDay(service, date, time).filter(
      (slot) => !taken.has(slot._id) && !isCovered(slot, booked),
    );
    return day > today ? free.slice(0, -1) : free;
  });
}

function planNext({ day, free, customers }: Day, seed: Seed, random: SeededRandom): SalePlan {
  const slot = free.at(-1);
  const service = seed.services.find(({ _id }) => _id === slot?.serviceId);
  if (!slot || !service) throw new RangeError('There is nothing left to sell');
  const customer = random.pick(customers);
  const outcome = drawOutcome(random, day);
  const plan = planSale(customer, service, slot, outcome, random);
  const isWalkIn = outcome === 'kept' && day < today && random.chance(deskPercent);
  if (!isWalkIn) return plan;
  const phone = random.chance(60) ? phoneOf(random.between(1, 99_999)) : '';
  const known = { uid: null, name: drawName(random), email: '', phone };
  return { ...plan, customer: known, paymentMethod: 'cash' };
}

/** The slot of a failed payment is given to the next customer. */
function buildSalesOfDay(day: Day, seed: Seed, time: SeedTime, random: SeededRandom): Sale[] {
  const adminUid = seed.accounts.find(({ role }) => role === 'admin')?.uid ?? '';
  const sales: Sale[] = [];
  for (let booked = 0; booked < day.bookings && day.free.length > 0; ) {
    const sale = buildSale(planNext(day, seed, random), adminUid, time, random);
    sales.push(sale);
    if (!sale.booking) continue;
    booked += 1;
    const sold = day.free.pop();
    if (sold) day.free = day.free.filter((slot) => !isCovered(slot, [sold]));
  }
  return sales;
}

const withoutTimelines = (sales: readonly Sale[]): Sale[] =>
  sales.map((sale) => ({ ...sale, events: [] }));

const bookedSlots = (sales: readonly Sale[], offered: ReadonlyMap<string, SeedSlot>): SeedSlot[] =>
  sales.flatMap(({ booking }) => {
    const slot = booking && offered.get(booking.slot._id);
    if (!slot || booking.status === 'cancelled') return [];
    return { ...slot, isBooked: 'booked' as const, claimId: booking.claimId };
  });

/**
 * Builds a long history and two future weeks in addition to the demo data. It yields one day at a time,
 * the latest first, so that only one day is in memory. Users are yielded with the first day. Of the
 * past slots only the latest are kept, up to the number in the size.
 */
export function* buildHistory(seed: Seed, size: HistorySize, time: SeedTime): Generator<Documents> {
  const random = seededRandom('history');
  const crowd = buildCrowd(size.users - seed.users.length, size.days, time.now);
  yield {
    users: crowd.map(({ user }) => user),
    savedVehicles: [],
    slots: [],
    sales: [],
    reviews: [],
  };
  const customers = [...seed.people.filter(({ account }) => account.role === 'user'), ...crowd];
  const taken = new Map(
    seed.slots
      .filter(({ isBooked, startsAt }) => isBooked !== 'available' || startsAt <= time.now)
      .map((slot) => [slot._id, slot]),
  );
  const reviews = new ReviewWriter(seed.reviews);
  const demoBookings = seed.sales.filter(({ booking }) => booking).length;
  let slotsLeft = size.slots - seed.slots.length;
  for (const { day, bookings } of spreadSales(size.bookings - demoBookings, size.days)) {
    const free = random.shuffled(freeSlots(seed, taken, day, time));
    const offered = new Map(free.map((slot) => [slot._id, slot]));
    const present = customers.filter((customer) => isCustomerOn(customer, day));
    const sales = buildSalesOfDay({ day, bookings, free, customers: present }, seed, time, random);
    const booked = bookedSlots(sales, offered);
    // Future slots already exist and are only updated.
    const slots = day < today ? booked.slice(0, slotsLeft) : booked;
    if (day < today) slotsLeft -= slots.length;
    yield {
      users: [],
      savedVehicles: [],
      slots,
      sales: day < -daysWithTimelines ? withoutTimelines(sales) : sales,
      reviews: reviews.write(sales, time.now),
    };
  }
}
