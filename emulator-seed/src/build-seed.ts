import type { Service } from '@carwash/domain/services/service';
import { type Account, buildPeople, type Person } from './build-people.ts';
import { buildReviews } from './build-reviews.ts';
import { buildSales } from './build-sales.ts';
import { buildServices } from './build-services.ts';
import { buildUpcomingSlots } from './build-slots.ts';
import { checkDocuments } from './check-documents.ts';
import type { Documents } from './documents.ts';
import { fillSlots } from './fill-slots.ts';
import type { SeedTime } from './moments.ts';
import { planDeskSales } from './plan-desk-sales.ts';
import { planSales } from './plan-sales.ts';
import { openDiary } from './slot-diary.ts';

export interface Seed extends Documents {
  accounts: Account[];
  people: Person[];
  /** Nobody has rated them yet. */
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
  const diary = openDiary(upcoming, time);
  const plans = [...planSales(people, services, diary), ...planDeskSales(services, diary)];
  const sales = buildSales(plans, people, time);
  const bookings = sales.flatMap(({ booking }) => booking ?? []);
  const documents = {
    users: people.map(({ user }) => user),
    slots: fillSlots([...upcoming, ...plans.map(({ slot }) => slot)], bookings),
    sales,
    reviews: buildReviews(bookings, time.now),
  };
  checkDocuments(documents);
  return { ...documents, accounts: people.map(({ account }) => account), people, services };
}
