import type { Endpoints } from '@carwash/domain/api/endpoints';
import {
  maxExportedTransactions,
  type TransactionFilter,
} from '@carwash/domain/api/transaction-endpoints';
import type { Transaction } from '@carwash/domain/entities/transaction';
import { businessDayRange } from '@carwash/domain/rules/business-day-range';
import { byteOrderMark, csvLine } from '@carwash/domain/rules/csv-line';
import type { Context } from '../context.ts';
import { type Search, searchIn } from '../db/search-in.ts';
import type { Handler } from '../http/handler.ts';
import { transactionCells, transactionColumns } from './transaction-cells.ts';

/** How many transactions are read at a time. */
const pageSize = 500;

function findTransactions(
  { startDate, endDate, status, search }: TransactionFilter,
  { db, settings }: Context,
): Search<Transaction> {
  const { from, until } = businessDayRange({ startDate, endDate }, settings.businessTimeZone);
  const began = db.transactions.where('createdAt', '>=', from).where('createdAt', '<', until);
  const chosen = status ? began.where('status', '==', status) : began;
  return searchIn(chosen.orderBy('createdAt', 'desc'), search);
}

/** Reads the next page only when it is asked for it. */
async function* pagesOf({ query, isFound }: Search<Transaction>) {
  const firstPage = query.limit(pageSize);
  let page = await firstPage.get();
  while (true) {
    yield page.docs.map((document) => document.data()).filter(isFound);
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) return;
    page = await firstPage.startAfter(last).get();
  }
}

/** The file a page of rows at a time, the names of the columns with the first. */
async function* writeFile(search: Search<Transaction>, timeZone: string) {
  let head = byteOrderMark + csvLine(transactionColumns);
  let room = maxExportedTransactions;
  for await (const page of pagesOf(search)) {
    const rows = page.slice(0, room).map((row) => csvLine(transactionCells(row, timeZone)));
    yield head + rows.join('');
    head = '';
    room -= rows.length;
    if (room === 0) return;
  }
}

/** The transactions that a filter finds as a file, the newest first, read as it is sent. */
export const exportTransactions: Handler<Context, Endpoints['exportTransactions']> = async (
  { query },
  context,
) => ({
  fileName: `transactions-${query.startDate}-to-${query.endDate}.csv`,
  parts: writeFile(findTransactions(query, context), context.settings.businessTimeZone),
});
