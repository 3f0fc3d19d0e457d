import type { Booking } from '@carwash/domain/bookings/booking';
import type { Day } from '@carwash/domain/days/day';
import { Timestamp } from 'firebase-admin/firestore';
import { unusedTill } from '../../support/assertions/faults-of-till.ts';
import { findInconsistencies } from '../../support/assertions/find-inconsistencies.ts';
import { readPlacement } from '../../support/reads/displaced.ts';
import { documentsOf } from '../../support/reads/documents.ts';
import { newAccount } from './records/accounts.ts';
import { db } from './server/emulators.ts';
import { reconcile } from './server/reconcile.ts';
import { fixtures } from './server/server-context.ts';
import { businessTimeZone, sandboxUrl } from './suite.ts';

/** The ids of the payments that the provider saw paid. */
async function readPaid(): Promise<string[]> {
  const response = await fetch(`${sandboxUrl}/control/paid`);
  if (!response.ok) throw new Error(`The sandbox answered ${response.status}`);
  return (await response.json()) as string[];
}

/**
 * Lets the reconciler ask now about what was paid and is not settled, and about which it would ask
 * later: tests end before it does. What it would never ask about stays as it is, and is a fault.
 */
async function settleWhatWasPaid(paid: readonly string[]): Promise<void> {
  const read = await Promise.all(paid.map((id) => db.transactions.doc(id).get()));
  const unsettled = read.filter((snapshot) => {
    const payment = snapshot.data();
    const isOpen = payment?.status === 'pending' || payment?.status === 'failed';
    return isOpen && payment.nextCheckAt !== null;
  });
  if (unsettled.length === 0) return;
  const now = Timestamp.now();
  await Promise.all(unsettled.map(({ ref }) => ref.update({ nextCheckAt: now })));
  await reconcile(await newAccount('admin'));
}

const written = 'tests write payments and bookings straight into the documents';

/** The day with no other jobs than those of these bookings: tests write others into any bay. */
function withJobsOf(day: Day, bookings: readonly Booking[]): Day {
  const claims = new Set(bookings.map(({ claimId }) => claimId));
  const jobs = Object.entries(day.jobs).filter(([claimId]) => claims.has(claimId));
  return { ...day, jobs: Object.fromEntries(jobs) };
}

/**
 * After the last test of a business: every payment that the provider saw paid is exactly one of
 * booking, refund due and refunded, and each such booking has its minutes of a bay to itself.
 */
export async function verifyPayments(): Promise<void> {
  const paid = await readPaid();
  await settleWhatWasPaid(paid);
  const [days, placement, transactions, bookings] = await Promise.all([
    documentsOf(db.days),
    readPlacement(fixtures),
    Promise.all(paid.map((id) => db.transactions.doc(id).get())),
    Promise.all(paid.map((id) => db.bookings.doc(id).get())),
  ]);
  const known = <T>(read: { data(): T | undefined }[]): T[] =>
    read.map((snapshot) => snapshot.data()).filter((document) => document !== undefined);
  const records = {
    paid,
    transactions: known(transactions),
    bookings: known(bookings),
    days,
    ...placement,
    timeZone: businessTimeZone,
    customerVersions: [],
    counted: new Map(),
    recounted: new Map(),
    till: unusedTill,
  };
  const excused = { unpaid: written, jobs: written, counters: written, ledger: written };
  const ofPaid = { ...records, days: days.map((day) => withJobsOf(day, records.bookings)) };
  const inconsistencies = new Set([
    ...findInconsistencies(records, { ...excused, bays: written }),
    ...findInconsistencies(ofPaid, excused),
  ]);
  if (inconsistencies.size > 0)
    throw new Error(`The records do not agree:\n${[...inconsistencies].join('\n')}`);
}
