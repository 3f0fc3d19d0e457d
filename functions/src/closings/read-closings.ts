import type { Closing } from '@carwash/domain/closings/closing';
import { summedFields, sumReceipts } from '@carwash/domain/closings/sum-receipts';
import { receiptCounterId, receiptSchema } from '@carwash/domain/receipts/receipt';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { schemaConverter } from '../db/schema-converter.ts';

const summedReceipt = receiptSchema.pick([...summedFields]);

type ClosingSnapshot = QueryDocumentSnapshot<Closing>;

/** The last closings as read. */
export interface LastClosings {
  /** The closing with the highest number, reopened or not; undefined before the first one. */
  newest: ClosingSnapshot | undefined;
  /** The newest one that was not reopened. */
  standing: ClosingSnapshot | undefined;
}

/** Reads the newest closing and the newest that stands: two reads if the newest was reopened. */
export async function readLastClosings({ db }: Context): Promise<LastClosings> {
  const newestFirst = db.closings.orderBy('closingNumber', 'desc').limit(1);
  const [newest] = (await newestFirst.get()).docs;
  // One read in most cases, because two at once could see the till before and after a closing.
  if (!newest || newest.data().reopened === null) return { newest, standing: newest };
  const [standing] = (await newestFirst.where('reopened', '==', null).get()).docs;
  return { newest, standing };
}

/** Reads the figures of the receipts with running numbers after `afterReceipt`, up to `toReceipt`. */
async function readFigures(afterReceipt: number, toReceipt: number, { db }: Context) {
  const receipts = await db.receipts
    .where('runningNumber', '>', afterReceipt)
    .where('runningNumber', '<=', toReceipt)
    // Reads only the summed fields, because there may be many receipts.
    .select(...summedFields)
    .withConverter(schemaConverter(summedReceipt))
    .get();
  return sumReceipts(receipts.docs.map((receipt) => receipt.data()));
}

/**
 * Reads the period since the last closing that stands, up to the last numbered receipt. Its figures can't change any
 * more, because a number is never taken back.
 */
export async function readOpenPeriod({ newest, standing }: LastClosings, context: Context) {
  const counter = await context.db.receiptNumbers.doc(receiptCounterId).get();
  const afterReceipt = standing?.data().toReceipt ?? 0;
  const toReceipt = counter.data()?.runningNumber ?? 0;
  return {
    closingNumber: (newest?.data().closingNumber ?? 0) + 1,
    afterReceipt,
    toReceipt,
    figures: await readFigures(afterReceipt, toReceipt, context),
    openingFloatMinor: standing?.data().countedCashMinor ?? 0,
    lastClosedAt: standing?.data().createdAt ?? null,
  };
}
