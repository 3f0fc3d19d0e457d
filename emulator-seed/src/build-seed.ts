import type { Service } from '@carwash/domain/services/service';
import { buildGarages } from './build-garages.ts';
import { type Account, buildPeople, type Person } from './build-people.ts';
import { buildReviews } from './build-reviews.ts';
import { buildServices } from './build-services.ts';
import { buildUpcomingSlots } from './build-slots.ts';
import { checkDocuments } from './check-documents.ts';
import type { Documents } from './documents.ts';
import { fillSlots } from './fill-slots.ts';
import { buildSales } from './sales/build-sales.ts';
import { planDeskSales } from './sales/plan-desk-sales.ts';
import { planSales } from './sales/plan-sales.ts';
import { openSlotAllocator } from './sales/slot-allocator.ts';
import type { SeedTime } from './seed-time.ts';

export interface Seed extends Documents {
  accounts: Account[];
  people: Person[];
  /** Without ratings. */
  services: Service[];
}

/**
 * The demo data, dated around `now`. The same `now` and time zone give the same documents.
 * @throws ValidationError when the data does not fit the entities.
 */
export function buildSeed(time: SeedTime): Seed {
  const people = buildPeople(time.now);
  const services = buildServices(time.now);
  const upcoming = buildUpcomingSlots(services, time);
  const slots = openSlotAllocator(upcoming, time);
  const plans = [...planSales(people, services, slots), ...planDeskSales(services, slots)];
  const sales = buildSales(plans, people, time);
  const bookings = sales.flatMap(({ booking }) => booking ?? []);
  const documents = {
    users: people.map(({ user }) => user),
    savedVehicles: buildGarages(bookings),
    slots: fillSlots([...upcoming, ...plans.map(({ slot }) => slot)], bookings),
    sales,
    reviews: buildReviews(bookings, time.now),
  };
  checkDocuments(documents);
  return { ...documents, accounts: people.map(({ account }) => account), people, services };
}
