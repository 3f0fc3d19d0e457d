import type { Booking, BookingEvent } from '@carwash/domain/entities/booking';
import type { Review } from '@carwash/domain/entities/review';
import type { Service } from '@carwash/domain/entities/service';
import type { Slot } from '@carwash/domain/entities/slot';
import type { MonthStatistics, Statistics } from '@carwash/domain/entities/statistics';
import type { Transaction } from '@carwash/domain/entities/transaction';
import type { User } from '@carwash/domain/entities/user';
import { type Account, buildPeople } from './build-people.ts';
import { buildReviews } from './build-reviews.ts';
import { buildSales } from './build-sales.ts';
import { buildServices, rateServices } from './build-services.ts';
import { buildUpcomingSlots } from './build-slots.ts';
import { buildStatistics } from './build-statistics.ts';
import { fillSlots } from './fill-slots.ts';
import type { SeedTime } from './moments.ts';
import { planSales } from './plan-sales.ts';
import { openDiary } from './slot-diary.ts';

export interface Seed {
  accounts: Account[];
  users: User[];
  services: Service[];
  slots: Slot[];
  transactions: Transaction[];
  bookings: Booking[];
  /** The timeline of each booking, by the booking's id. */
  events: Map<string, BookingEvent[]>;
  reviews: Review[];
  statistics: (Statistics | MonthStatistics)[];
}

/**
 * All demo documents, dated around `now`. The same `now` and time zone give the same documents.
 * @throws ValidationError when the data does not fit the entities.
 */
export function buildSeed(time: SeedTime): Seed {
  const people = buildPeople(time.now);
  const users = people.map(({ user }) => user);
  const unrated = buildServices(time.now);
  const upcoming = buildUpcomingSlots(unrated, time);
  const plans = planSales(people, unrated, openDiary(upcoming, time));
  const sales = buildSales(plans, people, time);
  const transactions = sales.map(({ transaction }) => transaction);
  const booked = sales.flatMap(({ booking, events }) => (booking ? [{ booking, events }] : []));
  const bookings = booked.map(({ booking }) => booking);
  const reviews = buildReviews(bookings, time.now);
  return {
    accounts: people.map(({ account }) => account),
    users,
    services: rateServices(unrated, reviews),
    slots: fillSlots([...upcoming, ...plans.map(({ slot }) => slot)], bookings),
    transactions,
    bookings,
    events: new Map(booked.map(({ booking, events }) => [booking._id, events])),
    reviews,
    statistics: buildStatistics({ transactions, bookings, users, reviews }, time.timeZone),
  };
}
