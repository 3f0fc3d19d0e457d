import { bookingSchema } from '@carwash/domain/bookings/booking';
import { transactionSchema } from '@carwash/domain/payments/transaction';
import { reviewSchema } from '@carwash/domain/reviews/review';
import {
  type Counts,
  countBooking,
  countReview,
  countTransaction,
  countUser,
  sumCounts,
} from '@carwash/domain/statistics/count-statistics';
import { userSchema } from '@carwash/domain/users/user';
import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import type { AnyObjectSchema, InferType } from 'yup';
import { readAllAt } from '../db/read-all-at.ts';
import { schemaConverter } from '../db/schema-converter.ts';
import type { CountingContext } from './count-change.ts';

/** Returns the counts of one collection's documents. Only the fields that matter are read. */
async function recount<S extends AnyObjectSchema>(
  collection: CollectionReference<unknown>,
  counted: S,
  count: (document: InferType<S>, timeZone: string) => Counts,
  readTime: Timestamp,
  { db, settings }: CountingContext,
): Promise<Counts> {
  const query = collection
    .select(...Object.keys(counted.fields))
    .withConverter(schemaConverter(counted));
  let total: Counts = new Map();
  for await (const page of readAllAt(readTime, query, db)) {
    const counts = page.map((document) => count(document.data(), settings.businessTimeZone));
    total = sumCounts([total, ...counts]);
  }
  return total;
}

/**
 * Counts all documents as they were at one time. It reads page by page, so memory use does not grow with the
 * number of documents.
 */
export async function recountDocuments(
  readTime: Timestamp,
  context: CountingContext,
): Promise<Counts> {
  const { transactions, bookings, users, reviews } = context.db;
  const sold = ['status', 'createdAt', 'service', 'vehicle'] as const;
  const transaction = transactionSchema.pick([
    ...sold,
    'amount',
    'currency',
    'received',
    'paidAt',
    'refunds',
    'refundReason',
    'refundedAt',
    'refundReference',
    'lines',
    'vatPercent',
    'paymentMethod',
    'earlierSales',
  ]);
  const person = userSchema.pick(['createdAt']);
  const review = reviewSchema.pick(['rating', 'verifiedCustomer', 'createdAt', 'hiddenAt']);
  return sumCounts([
    await recount(transactions, transaction, countTransaction, readTime, context),
    await recount(bookings, bookingSchema.pick([...sold]), countBooking, readTime, context),
    await recount(users, person, countUser, readTime, context),
    await recount(reviews, review, countReview, readTime, context),
  ]);
}
