import { buildCrowd, type Customer, drawName, phoneOf } from './build-crowd.ts';
import type { Seed } from './build-seed.ts';
import type { SeedSlot } from './build-slots.ts';
import type { Business } from './business.ts';
import type { Documents } from './documents.ts';
import { ReviewWriter } from './review-writer.ts';
import { buildSale, type Sale } from './sales/build-sale.ts';
import type { Place } from './sales/place-allocator.ts';
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
  customers: Customer[];
}

function planNext(
  { day, customers }: Day,
  place: Place,
  { services }: Business,
  random: SeededRandom,
): SalePlan {
  const service = services.find(({ _id }) => _id === place.slot.serviceId);
  if (!service) throw new RangeError(`There is no service ${place.slot.serviceId}`);
  const customer = random.pick(customers);
  const outcome = drawOutcome(random, day);
  const plan = planSale(customer, service, place, outcome, random);
  const isWalkIn = outcome === 'kept' && day < today && random.chance(deskPercent);
  if (!isWalkIn) return plan;
  const phone = random.chance(60) ? phoneOf(random.between(1, 99_999)) : '';
  const known = { uid: null, name: drawName(random), email: '', phone };
  return { ...plan, customer: known, paymentMethod: 'cash' };
}

/**
 * Sells the day's slots, each start at most once per free bay. If a payment fails, its place goes to the next
 * customer.
 */
function buildSalesOfDay(
  day: Day,
  seed: Seed,
  business: Business,
  time: SeedTime,
  random: SeededRandom,
): Sale[] {
  const adminUid = seed.accounts.find(({ role }) => role === 'admin')?.uid ?? '';
  const sales: Sale[] = [];
  let starts = random.shuffled(seed.places.slotsOn(day.day));
  for (let left = day.bookings; left > 0 && starts.length > 0; ) {
    const slot = random.pick(starts);
    const place = seed.places.takeSlot(slot, day.day);
    if (!place) starts = starts.filter(({ _id }) => _id !== slot._id);
    for (let isSold = !place; place && !isSold; ) {
      const sale = buildSale(planNext(day, place, business, random), adminUid, time, random);
      sales.push(sale);
      isSold = sale.booking !== null;
      if (isSold) left -= 1;
    }
  }
  return sales;
}

const withoutTimelines = (sales: readonly Sale[]): Sale[] =>
  sales.map((sale) => ({ ...sale, events: [] }));

/** Returns the slots of the bookings that were not cancelled, each once. */
const bookedSlots = (sales: readonly Sale[], offered: readonly SeedSlot[]): SeedSlot[] => {
  const booked = new Set(
    sales.flatMap(({ booking }) =>
      booking && booking.status !== 'cancelled' ? booking.slot._id : [],
    ),
  );
  return offered.filter(({ _id }) => booked.has(_id));
};

/**
 * Builds a long history and two future weeks in addition to the demo data. Yields one day at a time, the
 * latest first, so that only one day is in memory. Users are yielded with the first day. Past slots are kept
 * only up to the number in the size, the latest first.
 */
export function* buildHistory(
  seed: Seed,
  size: HistorySize,
  business: Business,
  time: SeedTime,
): Generator<Documents> {
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
  const known = new Set(seed.slots.map(({ _id }) => _id));
  const reviews = new ReviewWriter(seed.reviews);
  const demoBookings = seed.sales.filter(({ booking }) => booking).length;
  let slotsLeft = size.slots - seed.slots.length;
  for (const { day, bookings } of spreadSales(size.bookings - demoBookings, size.days)) {
    const present = customers.filter((customer) => isCustomerOn(customer, day));
    const wanted = { day, bookings, customers: present };
    const sales = buildSalesOfDay(wanted, seed, business, time, random);
    const slots = bookedSlots(sales, seed.places.slotsOn(day))
      .filter(({ _id }) => !known.has(_id))
      .slice(0, slotsLeft);
    slotsLeft -= slots.length;
    yield {
      users: [],
      savedVehicles: [],
      slots,
      sales: day < -daysWithTimelines ? withoutTimelines(sales) : sales,
      reviews: reviews.write(sales, time.now),
    };
  }
}
