import { buildGarages } from './build-garages.ts';
import { type Account, buildPeople, type Person } from './build-people.ts';
import { buildReviews } from './build-reviews.ts';
import { buildUpcomingSlots, type SeedSlot } from './build-slots.ts';
import type { Business } from './business.ts';
import { checkDocuments } from './check-documents.ts';
import type { Documents } from './documents.ts';
import { buildSales } from './sales/build-sales.ts';
import { PlaceAllocator } from './sales/place-allocator.ts';
import { planDeskSales } from './sales/plan-desk-sales.ts';
import { planSales } from './sales/plan-sales.ts';
import type { SeedTime } from './seed-time.ts';

export interface Seed extends Documents {
  accounts: Account[];
  people: Person[];
  /** Takes slots and bays for further sales. */
  places: PlaceAllocator;
}

const eachOnce = (slots: readonly SeedSlot[]): SeedSlot[] => [
  ...new Map(slots.map((slot) => [slot._id, slot])).values(),
];

/**
 * Builds the demo data, dated around `now`. The same time and business give the same documents.
 * @throws ValidationError when the data does not fit the entities.
 */
export function buildSeed(business: Business, time: SeedTime): Seed {
  const people = buildPeople(time.now);
  const upcoming = buildUpcomingSlots(business, time);
  const places = new PlaceAllocator(upcoming, business, time);
  const plans = [
    ...planSales(people, business.services, places),
    ...planDeskSales(business.services, places),
  ];
  const sales = buildSales(plans, people, time);
  const bookings = sales.flatMap(({ booking }) => booking ?? []);
  const documents = {
    users: people.map(({ user }) => user),
    savedVehicles: buildGarages(bookings),
    slots: eachOnce([...upcoming, ...plans.map(({ place }) => place.slot)]),
    sales,
    reviews: buildReviews(bookings, time.now),
  };
  checkDocuments(documents);
  return { ...documents, accounts: people.map(({ account }) => account), people, places };
}
