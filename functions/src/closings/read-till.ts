import { type OpenPeriod, openPeriodId, type StoredPeriod } from '@carwash/domain/closings/closing';
import {
  addFigures,
  noFigures,
  summedFields,
  sumReceipts,
} from '@carwash/domain/closings/sum-receipts';
import { receiptCounterId, receiptSchema } from '@carwash/domain/receipts/receipt';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged } from '../db/compare-and-set.ts';
import { readPages } from '../db/read-pages.ts';
import { schemaConverter } from '../db/schema-converter.ts';
import { writePeriod } from '../receipts/write-period.ts';
import { type LastClosings, readLastClosings } from './read-closings.ts';

/** The last closings and the period since then, as they were at one moment. */
export interface Till extends LastClosings {
  snapshot: DocumentSnapshot<StoredPeriod>;
  period: StoredPeriod;
}

const readParts = ({ db }: Context) =>
  db.readTogether(async (moment) => {
    const [last, snapshot, counter] = await Promise.all([
      readLastClosings(db, (query) => moment.get(query)),
      moment.get(db.till.doc(openPeriodId)),
      moment.get(db.receiptNumbers.doc(receiptCounterId)),
    ]);
    const afterReceipt = last.standing?.data().toReceipt ?? 0;
    return { ...last, snapshot, afterReceipt, lastNumber: counter.data()?.runningNumber ?? 0 };
  });

const summedReceipt = receiptSchema.pick([...summedFields]);

/** Receipts that are read at once. */
const pageSize = 1000;

/** Sums the receipts with running numbers after `afterReceipt`, up to `toReceipt`. */
async function sumBetween(afterReceipt: number, toReceipt: number, { db }: Context) {
  const numbered = db.receipts
    .where('runningNumber', '>', afterReceipt)
    .where('runningNumber', '<=', toReceipt)
    .orderBy('runningNumber')
    .select('runningNumber', ...summedFields)
    .withConverter(schemaConverter(summedReceipt));
  let figures = noFigures;
  for await (const page of readPages(numbered, pageSize)) {
    const receipts = page.map((receipt) => receipt.data());
    figures = addFigures(figures, sumReceipts(receipts));
  }
  return figures;
}

/** Sums the receipts that are missing in the stored sums, and stores the result. */
async function catchUp(
  { snapshot, afterReceipt, lastNumber }: Awaited<ReturnType<typeof readParts>>,
  context: Context,
): Promise<void> {
  const stored = snapshot.data();
  const isUsable = stored?.afterReceipt === afterReceipt && stored.toReceipt <= lastNumber;
  const known = isUsable ? stored : { toReceipt: afterReceipt, figures: noFigures };
  const missing = await sumBetween(known.toReceipt, lastNumber, context);
  const figures = addFigures(known.figures, missing);
  const batch = context.db.batch();
  const cashMovements = stored?.cashMovements ?? [];
  const period = { afterReceipt, toReceipt: lastNumber, figures, cashMovements };
  writePeriod(batch, snapshot, period, context);
  await commitIfUnchanged(batch);
}

/**
 * Reads the last closings and the period since the last one that stands, up to the last numbered receipt. Numbering
 * keeps its sums. Where they are missing, because the receipts are older than the sums, they are computed once. That may
 * take longer than `retryOnConflict` tries.
 */
export async function readTill(context: Context, attempts = 10): Promise<Till> {
  const parts = await readParts(context);
  const { newest, standing, snapshot, afterReceipt, lastNumber } = parts;
  const period = snapshot.data();
  if (period?.afterReceipt === afterReceipt && period.toReceipt === lastNumber) {
    return { newest, standing, snapshot, period };
  }
  if (attempts === 0) throw new Error('The sums of the till are behind its receipts');
  await catchUp(parts, context);
  return readTill(context, attempts - 1);
}

/** Returns what the next closing would close. */
export const openPeriodOf = ({ newest, standing, period }: Till): OpenPeriod => {
  const { afterReceipt, toReceipt, figures, cashMovements } = period;
  return {
    closingNumber: (newest?.data().closingNumber ?? 0) + 1,
    afterReceipt,
    toReceipt,
    figures,
    cashMovements,
    openingFloatMinor: standing?.data().countedCashMinor ?? 0,
    lastClosedAt: standing?.data().createdAt ?? null,
  };
};
