import { type Closing, closingSchema } from '@carwash/domain/closings/closing';
import { byteOrderMark, csvLine } from '@carwash/domain/csv-line';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { ReceiptFilter } from '@carwash/domain/receipts/endpoints';
import { originalIdOf } from '@carwash/domain/receipts/original-id-of';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import { receiptColumns } from '@carwash/domain/receipts/receipt-columns';
import { businessDayRange } from '@carwash/domain/time/business-day-range';
import type { Context } from '../context.ts';
import { readPages } from '../db/read-pages.ts';
import { schemaConverter } from '../db/schema-converter.ts';
import type { Handler } from '../http/handler.ts';
import { numberReceipts } from './number-receipts.ts';
import { type ReceiptRow, receiptCells } from './receipt-cells.ts';

/** Receipts per part of the file. */
const pageSize = 500;

type ReadClosing = Pick<Closing, (typeof readFields)[number]>;

const readFields = ['closingNumber', 'afterReceipt', 'toReceipt', 'reopened'] as const;

/**
 * Reads the closings that stand and may cover receipts of money that moved from this moment on. A closing covers what
 * moved before it.
 */
async function readClosings(from: Date, { db }: Context): Promise<ReadClosing[]> {
  const closings = await db.closings
    .where('createdAt', '>=', from)
    .select(...readFields)
    .withConverter(schemaConverter(closingSchema.pick([...readFields])))
    .get();
  return closings.docs.map((closing) => closing.data()).filter(({ reopened }) => reopened === null);
}

/** Returns the number of the closing that covers a receipt. */
const closingOf = ({ runningNumber }: Receipt, closings: readonly ReadClosing[]): number | null =>
  closings.find(
    ({ afterReceipt, toReceipt }) =>
      runningNumber !== null && runningNumber > afterReceipt && runningNumber <= toReceipt,
  )?.closingNumber ?? null;

/** Adds the number of the receipt to which each refers, which may be in no file of these days, and that of its closing. */
async function toRows(
  receipts: readonly Receipt[],
  closings: readonly ReadClosing[],
  { db }: Context,
): Promise<ReceiptRow[]> {
  const ids = new Set(receipts.map(originalIdOf).filter((id) => id !== null));
  const originals = await db.readAll(...[...ids].map((id) => db.receipts.doc(id)));
  const numbers = new Map(
    originals.map((original) => [original.id, original.data()?.number ?? null]),
  );
  return receipts.map((receipt) => {
    const id = originalIdOf(receipt);
    const originalNumber = (id && numbers.get(id)) ?? null;
    return { ...receipt, originalNumber, closingNumber: closingOf(receipt, closings) };
  });
}

/** Yields the file's parts. The first one has the column names. */
async function* writeFile(filter: ReceiptFilter, context: Context) {
  const { db, settings } = context;
  const { businessTimeZone } = settings;
  const { from, until } = businessDayRange(filter, businessTimeZone);
  const moved = db.receipts
    .where('movedAt', '>=', from)
    .where('movedAt', '<', until)
    .orderBy('movedAt');
  const closings = await readClosings(from, context);
  let head = byteOrderMark + csvLine(Object.keys(receiptColumns));
  for await (const page of readPages(moved, pageSize)) {
    const rows = await toRows(
      page.map((receipt) => receipt.data()),
      closings,
      context,
    );
    yield head + rows.map((row) => csvLine(receiptCells(row, businessTimeZone))).join('');
    head = '';
  }
}

/** Exports the movements of money for the accountant. Numbers first, so that every row has its number. */
export const exportReceipts: Handler<Context, Endpoints['exportReceipts']> = async (
  { query },
  context,
) => {
  await numberReceipts(context);
  return {
    fileName: `receipts-${query.startDate}-to-${query.endDate}.csv`,
    parts: writeFile(query, context),
  };
};
