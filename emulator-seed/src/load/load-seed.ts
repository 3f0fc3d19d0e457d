import { collections } from '@carwash/domain/collections';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import type { Review } from '@carwash/domain/reviews/review';
import { type Counts, sumCounts } from '@carwash/domain/statistics/count-statistics';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { buildDays, jobsOf, type SeedJob } from '../build-days.ts';
import { buildHistory } from '../build-history.ts';
import type { Account } from '../build-people.ts';
import { buildSeed, type Seed } from '../build-seed.ts';
import { rateServices } from '../build-services.ts';
import type { SeedSlot } from '../build-slots.ts';
import { buildStatistics } from '../build-statistics.ts';
import { buildReceipts, buildTill, type SeedTill } from '../build-till.ts';
import { buildBusiness, buildRoster, buildSettings } from '../business.ts';
import { countDocuments, type Documents, listDocumentPaths, place } from '../documents.ts';
import type { SeedSize } from '../seed-size.ts';
import type { SeedTime } from '../seed-time.ts';
import { removeDocuments, writeDocuments } from './load-documents.ts';

/** Maximum number of accounts that one request can list or delete. */
const accountsPerPage = 1000;

async function removeAccounts(auth: Auth): Promise<void> {
  const { users, pageToken } = await auth.listUsers(accountsPerPage);
  await auth.deleteUsers(users.map(({ uid }) => uid));
  if (pageToken) await removeAccounts(auth);
}

/** Replaces all accounts, with passwords and role claims. */
async function loadAccounts(auth: Auth, accounts: readonly Account[]): Promise<void> {
  await removeAccounts(auth);
  await Promise.all(
    accounts.map(async ({ role, ...account }) => {
      await auth.createUser({ ...account, emailVerified: true });
      await auth.setCustomUserClaims(account.uid, { role });
    }),
  );
}

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
  slots: SeedSlot[];
  jobs: SeedJob[];
  receipts: Receipt[];
}

function* tallied(parts: Iterable<Documents>, tally: Tally, time: SeedTime) {
  for (const part of parts) {
    tally.counts.push(countDocuments(part, time.timeZone));
    tally.reviews.push(...part.reviews);
    tally.slots.push(...part.slots);
    tally.jobs.push(...jobsOf(part.sales));
    for (const { transaction } of part.sales) {
      tally.receipts.push(...buildReceipts(transaction, time));
    }
    tally.users += part.users.length;
    tally.transactions += part.sales.length;
    tally.bookings += part.sales.filter(({ booking }) => booking).length;
    yield* listDocumentPaths(part);
  }
}

/** Yields the documents of the till with their paths. */
function* listTillPaths({ receipts, counter, closings, openPeriod }: SeedTill) {
  yield* place(collections.receipts, receipts);
  yield* place(collections.receiptNumbers, [counter]);
  yield* place(collections.closings, closings);
  yield* place(collections.till, [openPeriod]);
}

/** Returns who closes the till of the demo business. @throws Error if there is no admin */
function cashierOf({ people }: Seed): { uid: string; name: string } {
  const admin = people.find(({ account }) => account.role === 'admin');
  if (!admin) throw new Error('The demo business has no admin');
  return { uid: admin.user._id, name: admin.user.name };
}

interface Target {
  db: Firestore;
  auth: Auth;
}

/**
 * Replaces all accounts and documents with the demo data around `now`, in the given size. Loading twice
 * leaves the same state as loading once. Deletes everything else, so it is for emulators only.
 */
export async function loadSeed(
  { db, auth }: Target,
  size: SeedSize,
  time: SeedTime,
): Promise<Loaded> {
  const business = buildBusiness(size.business, time);
  const seed = buildSeed(business, time);
  const tally: Tally = {
    counts: [],
    reviews: [],
    slots: [],
    jobs: [],
    receipts: [],
    users: 0,
    transactions: 0,
    bookings: 0,
  };
  await Promise.all([loadAccounts(auth, seed.accounts), removeDocuments(db)]);
  await writeDocuments(db, tallied([seed], tally, time));
  // Built after the demo data, because the history takes the bays that the demo data left free.
  if (size.history) {
    const history = buildHistory(seed, size.history, business, time);
    await writeDocuments(db, tallied(history, tally, time));
  }
  const days = buildDays(tally.slots, tally.jobs, business.bays);
  const statistics = buildStatistics(sumCounts(tally.counts), time.timeZone);
  const till = buildTill(tally.receipts, cashierOf(seed), time);
  await writeDocuments(db, listTillPaths(till));
  await writeDocuments(db, [
    ...place(collections.services, rateServices(business.services, tally.reviews)),
    ...place(collections.settings, [buildSettings(business)]),
    ...place(collections.bays, [buildRoster(business, days.length, time.now)]),
    ...place(collections.days, days),
    ...place(collections.stats, statistics),
  ]);
  const { users, transactions, bookings, reviews } = tally;
  const accounts = seed.accounts.length;
  return { accounts, users, transactions, bookings, reviews: reviews.length };
}
