import type { Endpoints } from '@carwash/domain/endpoints';
import { searchedTextsOfPurchase } from '@carwash/domain/payments/purchase-search';
import type { Transaction } from '@carwash/domain/payments/transaction';
import {
  maxExportedTransactions,
  type TransactionFilter,
} from '@carwash/domain/payments/transaction-endpoints';
import { parseSearch } from '@carwash/domain/search/search-terms';
import { businessDayRange } from '@carwash/domain/time/business-day-range';
import type { Query } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { parsedBy } from '../../db/parse-document.ts';
import { type Search, searchIn } from '../../db/search-in.ts';
import { byteOrderMark, csvLine } from '../../http/csv-line.ts';
import type { Handler } from '../../http/handler.ts';
import {
  type TransactionRow,
  transactionCells,
  transactionColumns,
  transactionRowSchema,
} from './transaction-cells.ts';

/** How many transactions are read at a time: the database sorts all that it finds for every page. */
const pageSize = 2500;

/** How many rows are made at a time: other calls have their turn in between. */
const rowsPerPart = 500;

const asRow = parsedBy(transactionRowSchema);

function findTransactions(
  { startDate, endDate, status, search }: TransactionFilter,
  { db, settings }: Context,
): Search<Transaction> {
  const { from, until } = businessDayRange({ startDate, endDate }, settings.businessTimeZone);
  const began = db.transactions.where('createdAt', '>=', from).where('createdAt', '<', until);
  const found = searchIn(began.orderBy('createdAt', 'desc'), search, searchedTextsOfPurchase);
  if (!status) return found;
  // A search has an index of its own; of what it finds the status is looked at here.
  if (parseSearch(search ?? '')) {
    const isFound = (one: Transaction) => one.status === status && found.isFound(one);
    return { ...found, isFound, isExact: false };
  }
  return { ...found, query: found.query.where('status', '==', status) };
}

/** A part of a page at a time, at least one; reads the next page only when it is asked for it. */
async function* partsOf<T>(query: Query<T>): AsyncGenerator<T[]> {
  const firstPage = query.limit(pageSize);
  let page = await firstPage.get();
  while (true) {
    for (let at = 0; at === 0 || at < page.size; at += rowsPerPart) {
      yield page.docs.slice(at, at + rowsPerPart).map((document) => document.data());
    }
    const last = page.docs.at(-1);
    if (!last || page.size < pageSize) return;
    page = await firstPage.startAfter(last).get();
  }
}

/** Without the terms by which they are found, which are most of a transaction. */
const onlyRows = (query: Query<Transaction>): Query<TransactionRow> =>
  query.select(...Object.keys(transactionRowSchema.fields)).withConverter(asRow);

async function* partsOfRows({ query, isFound, isExact }: Search<Transaction>) {
  if (isExact) yield* partsOf(onlyRows(query));
  else for await (const part of partsOf(query)) yield part.filter(isFound);
}

/** The file part by part, the names of the columns with the first. */
async function* writeFile(search: Search<Transaction>, timeZone: string) {
  let head = byteOrderMark + csvLine(transactionColumns);
  let room = maxExportedTransactions;
  for await (const part of partsOfRows(search)) {
    const rows = part.slice(0, room).map((row) => csvLine(transactionCells(row, timeZone)));
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
