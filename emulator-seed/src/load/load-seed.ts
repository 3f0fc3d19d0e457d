import { collections } from '@carwash/domain/collections';
import type { Review } from '@carwash/domain/reviews/review';
import { type Counts, sumCounts } from '@carwash/domain/statistics/count-statistics';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { buildDays } from '../build-days.ts';
import { buildHistory } from '../build-history.ts';
import { buildOpenings } from '../build-openings.ts';
import { buildSeed } from '../build-seed.ts';
import { rateServices } from '../build-services.ts';
import type { SeedSlot } from '../build-slots.ts';
import { buildStatistics } from '../build-statistics.ts';
import { countDocuments, type Documents, listDocumentPaths, place } from '../documents.ts';
import type { SeedSize } from '../seed-size.ts';
import type { SeedTime } from '../seed-time.ts';
import { loadAccounts } from './load-accounts.ts';
import { removeDocuments, writeDocuments } from './load-documents.ts';

/** Number of loaded documents of each kind. */
interface Loaded {
  accounts: number;
  users: number;
  transactions: number;
  bookings: number;
  reviews: number;
}

/** Totals that are collected while documents are written. */
interface Tally extends Omit<Loaded, 'accounts' | 'reviews'> {
  counts: Counts[];
  reviews: Review[];
  /** All slots, as they were written last. */
  slots: Map<string, SeedSlot>;
}

function* tallied(parts: Iterable<Documents>, tally: Tally, { timeZone }: SeedTime) {
  for (const part of parts) {
    tally.counts.push(countDocuments(part, timeZone));
    tally.reviews.push(...part.reviews);
    for (const slot of part.slots) tally.slots.set(slot._id, slot);
    tally.users += part.users.length;
    tally.transactions += part.sales.length;
    tally.bookings += part.sales.filter(({ booking }) => booking).length;
    yield* listDocumentPaths(part);
  }
}

interface Target {
  db: Firestore;
  auth: Auth;
}

/**
 * Replaces all accounts and documents by the demo data around `now`, as much of it as the size says.
 * Loading twice leaves the same state as loading once. Everything else is deleted: emulators only.
 */
export async function loadSeed(
  { db, auth }: Target,
  { closesAtHour, history }: SeedSize,
  moment: Omit<SeedTime, 'closesAtHour'>,
): Promise<Loaded> {
  const time = { ...moment, closesAtHour };
  const seed = buildSeed(time);
  const tally: Tally = {
    counts: [],
    reviews: [],
    slots: new Map(),
    users: 0,
    transactions: 0,
    bookings: 0,
  };
  await Promise.all([loadAccounts(auth, seed.accounts), removeDocuments(db)]);
  await writeDocuments(db, tallied([seed], tally, time));
  // Written after the demo data, because the history books slots that the demo data left open.
  if (history) await writeDocuments(db, tallied(buildHistory(seed, history, time), tally, time));
  const days = buildDays(tally.slots.values());
  const statistics = buildStatistics(sumCounts(tally.counts), time.timeZone);
  await writeDocuments(db, [
    ...place(collections.services, rateServices(seed.services, tally.reviews)),
    ...place(collections.occupancy, days),
    ...place(collections.openings, buildOpenings(days, time)),
    ...place(collections.stats, statistics),
  ]);
  const { users, transactions, bookings, reviews } = tally;
  const accounts = seed.accounts.length;
  return { accounts, users, transactions, bookings, reviews: reviews.length };
}
