import {
  type Counts,
  recountStatistics,
  sumCounts,
} from '@carwash/domain/statistics/count-statistics';
import { countersOf, countsOfDelta } from '@carwash/domain/statistics/unfolded-statistics';
import type { Context } from '@carwash/functions/context';
import { expect } from 'vitest';
import {
  findInconsistencies,
  type StoredRecords,
} from '../../../support/assertions/find-inconsistencies.ts';
import { timeZone } from '../../../support/emulators/emulators.ts';
import { documentsOf, idsOf } from '../../../support/reads/documents.ts';
import type { Clock } from '../harness/clock.ts';

/** What the records are read from: any harness has it. */
export interface RecordSource {
  context: Pick<Context, 'db'>;
  clock: Pick<Clock, 'furthest'>;
  provider: { readonly paidTransactionIds: StoredRecords['paid'] };
}

/** What the statistics say, with what was counted since the last fold. Zeros say nothing. */
async function runningCounters({ context: { db } }: RecordSource): Promise<Counts> {
  const [stats, deltas] = await Promise.all([db.stats.get(), documentsOf(db.statsDeltas)]);
  const folded = stats.docs.map((doc) => new Map([[doc.id, countersOf(doc.data())]]));
  return sumCounts([...folded, ...deltas.map(countsOfDelta)]);
}

/** All that is stored, and what the provider saw. */
export async function readRecords(harness: RecordSource): Promise<StoredRecords> {
  const { db } = harness.context;
  const [transactions, bookings, users, reviews, services, days, openings, fences, counted] =
    await Promise.all([
      documentsOf(db.transactions),
      documentsOf(db.bookings),
      documentsOf(db.users),
      documentsOf(db.reviews),
      idsOf(db.services),
      documentsOf(db.occupancy),
      documentsOf(db.openings),
      documentsOf(db.purchaseFences),
      runningCounters(harness),
    ]);
  const recounted = recountStatistics({ transactions, bookings, users, reviews }, timeZone);
  const paid = harness.provider.paidTransactionIds;
  const now = harness.clock.furthest;
  return {
    transactions,
    bookings,
    services,
    days,
    openings,
    now,
    timeZone,
    fences,
    paid,
    counted,
    recounted,
  };
}

/**
 * The records agree: running counters equal a plain recount of the documents, every booked minute of
 * a bay belongs to exactly one booking that is not cancelled, and every booking has a payment that bought it. What the
 * provider knows is not asked about: it may be what the next call finds out.
 */
export async function expectConsistentRecords(harness: RecordSource): Promise<void> {
  const meanwhile = 'a payment may be under way';
  const inconsistencies = findInconsistencies(await readRecords(harness), {
    payments: meanwhile,
    unpaid: meanwhile,
  });
  expect(inconsistencies).toEqual([]);
}
