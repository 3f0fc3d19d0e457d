import { byteOrderMark, csvLine } from '@carwash/domain/csv-line';
import type { Endpoints } from '@carwash/domain/endpoints';
import { searchedTextsOfPurchase } from '@carwash/domain/payments/purchase-search';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { transactionColumns } from '@carwash/domain/payments/transaction-columns';
import {
  maxExportedTransactions,
  type TransactionFilter,
} from '@carwash/domain/payments/transaction-endpoints';
import { parseSearch } from '@carwash/domain/search/search-terms';
import { businessDayRange } from '@carwash/domain/time/business-day-range';
import type { Query } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { addSearch, type Search } from '../../db/add-search.ts';
import { readPages } from '../../db/read-pages.ts';
import { schemaConverter } from '../../db/schema-converter.ts';
import type { Handler } from '../../http/handler.ts';
import {
  type TransactionRow,
  transactionCells,
  transactionRowSchema,
} from './transaction-cells.ts';

/** Transactions per read: large, because the database sorts all results again for every page. */
const pageSize = 2500;

/** Rows per part, so that other calls can run between two parts. */
const rowsPerPart = 500;

const asRow = schemaConverter(transactionRowSchema);

function findTransactions(
  { startDate, endDate, status, search }: TransactionFilter,
  { db, settings }: Context,
): Search<Transaction> {
  const { from, until } = businessDayRange({ startDate, endDate }, settings.businessTimeZone);
  const began = db.transactions.where('createdAt', '>=', from).where('createdAt', '<', until);
  const found = addSearch(began.orderBy('createdAt', 'desc'), search, searchedTextsOfPurchase);
  if (!status) return found;
  // The status is filtered here, because the search index does not contain it.
  if (parseSearch(search ?? '')) {
    const isFound = (one: Transaction) => one.status === status && found.isFound(one);
    return { ...found, isFound, isExact: false };
  }
  return { ...found, query: found.query.where('status', '==', status) };
}

/** Yields each page in parts, at least one. */
async function* partsOf<T>(query: Query<T>): AsyncGenerator<T[]> {
  for await (const page of readPages(query, pageSize)) {
    for (let at = 0; at === 0 || at < page.length; at += rowsPerPart) {
      yield page.slice(at, at + rowsPerPart).map((document) => document.data());
    }
  }
}

/**
 * Returns a query that reads only the fields of a row, because the search terms are most of a transaction's
 * size.
 */
const onlyRows = (query: Query<Transaction>): Query<TransactionRow> =>
  query.select(...Object.keys(transactionRowSchema.fields)).withConverter(asRow);

async function* partsOfRows({ query, isFound, isExact }: Search<Transaction>) {
  if (isExact) yield* partsOf(onlyRows(query));
  else for await (const part of partsOf(query)) yield part.filter(isFound);
}

/** Yields the file's parts. The first one has the column names. */
async function* writeFile(search: Search<Transaction>, timeZone: string) {
  let head = byteOrderMark + csvLine(Object.keys(transactionColumns));
  let room = maxExportedTransactions;
  for await (const part of partsOfRows(search)) {
    const rows = part.slice(0, room).map((row) => csvLine(transactionCells(row, timeZone)));
    yield head + rows.join('');
    head = '';
    room -= rows.length;
    if (room === 0) return;
  }
}

/** Exports the filtered transactions as a streamed file, newest first. */
export const exportTransactions: Handler<Context, Endpoints['exportTransactions']> = async (
  { query },
  context,
) => ({
  fileName: `transactions-${query.startDate}-to-${query.endDate}.csv`,
  parts: writeFile(findTransactions(query, context), context.settings.businessTimeZone),
});
