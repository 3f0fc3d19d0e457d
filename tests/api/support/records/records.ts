import { openPeriodId } from '@carwash/domain/closings/closing';
import {
  type Counts,
  recountStatistics,
  sumCounts,
} from '@carwash/domain/statistics/count-statistics';
import { countersOf, countsOfDelta } from '@carwash/domain/statistics/unfolded-statistics';
import type { Context } from '@carwash/functions/context';
import { expect } from 'vitest';
import { findInconsistencies } from '../../../support/assertions/find-inconsistencies.ts';
import type { StoredRecords } from '../../../support/assertions/stored-records.ts';
import { timeZone } from '../../../support/emulators/emulators.ts';
import { readPlacement } from '../../../support/reads/displaced.ts';
import { documentsOf } from '../../../support/reads/documents.ts';

/** The sources of the records, which every harness has. */
export interface RecordSource {
  context: Context;
  provider: { readonly paidTransactionIds: StoredRecords['paid'] };
}

/** Returns the statistics with the changes counted since the last fold. Zeros are left out. */
async function runningCounters({ context: { db } }: RecordSource): Promise<Counts> {
  const [stats, deltas] = await Promise.all([db.stats.get(), documentsOf(db.statsDeltas)]);
  const folded = stats.docs.map((doc) => new Map([[doc.id, countersOf(doc.data())]]));
  return sumCounts([...folded, ...deltas.map(countsOfDelta)]);
}

/** Reads days, sales and payments: enough for all checks except that of counters. */
export async function readSales(harness: RecordSource) {
  const { db } = harness.context;
  const [transactions, bookings, days, customerVersions, placement] = await Promise.all([
    documentsOf(db.transactions),
    documentsOf(db.bookings),
    documentsOf(db.days),
    documentsOf(db.customerVersions),
    readPlacement(harness),
  ]);
  const paid = harness.provider.paidTransactionIds;
  return { transactions, bookings, days, customerVersions, ...placement, paid, timeZone };
}

/** Reads the till at one moment, because receipts may be numbered meanwhile. */
const readTill = ({ context: { db } }: RecordSource): Promise<StoredRecords['till']> =>
  db.readTogether(async (moment) => {
    const [receipts, closings, openPeriod] = await Promise.all([
      moment.get(db.receipts),
      moment.get(db.closings),
      moment.get(db.till.doc(openPeriodId)),
    ]);
    return {
      receipts: receipts.docs.map((receipt) => receipt.data()),
      closings: closings.docs.map((closing) => closing.data()),
      openPeriod: openPeriod.data(),
    };
  });

/** Reads everything that is stored, and the payments that the provider saw. */
export async function readRecords(harness: RecordSource) {
  const { db } = harness.context;
  const [sales, users, reviews, counted, till] = await Promise.all([
    readSales(harness),
    documentsOf(db.users),
    documentsOf(db.reviews),
    runningCounters(harness),
    readTill(harness),
  ]);
  const { transactions, bookings } = sales;
  const recounted = recountStatistics({ transactions, bookings, users, reviews }, timeZone);
  return { ...sales, users, reviews, counted, recounted, till };
}

/** Expects records to agree that were read while payments may be under way. */
export function expectNoInconsistencies(records: StoredRecords): void {
  const meanwhile = 'a payment may be under way';
  const excused = { payments: meanwhile, unpaid: meanwhile };
  expect(findInconsistencies(records, excused)).toEqual([]);
}

/**
 * Expects the records to agree: running counters equal a plain recount of the documents, every booked minute
 * of a bay belongs to exactly one booking that is not cancelled, and every booking has a payment that bought
 * it. The provider's knowledge is not compared, because the next call may be the one that finds it out.
 */
export async function expectConsistentRecords(harness: RecordSource): Promise<void> {
  expectNoInconsistencies(await readRecords(harness));
}
