import { byteOrderMark, csvLine } from '@carwash/domain/csv-line';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { ReceiptFilter } from '@carwash/domain/receipts/endpoints';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import { receiptColumns } from '@carwash/domain/receipts/receipt-columns';
import { saleIdOf } from '@carwash/domain/receipts/sale-id-of';
import { businessDayRange } from '@carwash/domain/time/business-day-range';
import type { Context } from '../context.ts';
import { readPages } from '../db/read-pages.ts';
import type { Handler } from '../http/handler.ts';
import { numberReceipts } from './number-receipts.ts';
import { type ReceiptRow, receiptCells } from './receipt-cells.ts';

/** Receipts per part of the file. */
const pageSize = 500;

/** Adds to each credit note the number of its receipt, which may be in no file of these days. */
async function toRows(receipts: readonly Receipt[], { db }: Context): Promise<ReceiptRow[]> {
  const refunds = receipts.filter(({ kind }) => kind === 'refund');
  const ids = new Set(refunds.map(saleIdOf));
  const sales = await db.readAll(...[...ids].map((id) => db.receipts.doc(id)));
  const numbers = new Map(sales.map((sale) => [sale.id, sale.data()?.number ?? null]));
  return receipts.map((receipt) => {
    const original = receipt.kind === 'refund' ? numbers.get(saleIdOf(receipt)) : null;
    return { ...receipt, originalNumber: original ?? null };
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
  let head = byteOrderMark + csvLine(Object.keys(receiptColumns));
  for await (const page of readPages(moved, pageSize)) {
    const rows = await toRows(
      page.map((receipt) => receipt.data()),
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
