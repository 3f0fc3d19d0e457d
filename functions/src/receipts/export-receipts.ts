import { byteOrderMark, csvLine } from '@carwash/domain/csv-line';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { ReceiptFilter } from '@carwash/domain/receipts/endpoints';
import { businessDayRange } from '@carwash/domain/time/business-day-range';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { numberReceipts } from './number-receipts.ts';
import { receiptCells, receiptColumns } from './receipt-cells.ts';

/** Receipts per part of the file. */
const pageSize = 500;

/** Yields the file's parts. The first one has the column names. */
async function* writeFile(filter: ReceiptFilter, { db, settings }: Context) {
  const { businessTimeZone } = settings;
  const { from, until } = businessDayRange(filter, businessTimeZone);
  const firstPage = db.receipts
    .where('movedAt', '>=', from)
    .where('movedAt', '<', until)
    .orderBy('movedAt')
    .limit(pageSize);
  let head = byteOrderMark + csvLine(receiptColumns);
  let page = await firstPage.get();
  for (;;) {
    const rows = page.docs.map((receipt) =>
      csvLine(receiptCells(receipt.data(), businessTimeZone)),
    );
    yield head + rows.join('');
    head = '';
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) return;
    page = await firstPage.startAfter(last).get();
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
