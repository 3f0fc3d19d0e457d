import type { InferType } from 'yup';
import { bookingSchema } from '../entities/booking.ts';
import { serviceSchema } from '../entities/service.ts';
import { slotSchema } from '../entities/slot.ts';
import { transactionSchema } from '../entities/transaction.ts';
import { userSchema } from '../entities/user.ts';

/*
 * Entities as the API answers with them: without what only the server works with. Documents keep those
 * fields, and whoever may listen to a document sees them there.
 */

export const userAnswerSchema = userSchema.omit(['searchTerms']);
export type UserAnswer = InferType<typeof userAnswerSchema>;

export const serviceAnswerSchema = serviceSchema.omit(['slotsVersion']);

export const slotAnswerSchema = slotSchema.omit(['claimId']);

export const bookingAnswerSchema = bookingSchema.omit(['claimId', 'searchTerms']);

/** A card page is of use only while it can be paid on. */
const hideUsedPage = <T extends { status?: unknown; paymentUrl?: unknown }>(transaction: T): T =>
  transaction.status === 'pending' ? transaction : { ...transaction, paymentUrl: null };

export const transactionAnswerSchema = transactionSchema
  .omit(['claimId', 'searchTerms', 'nextCheckAt'])
  .transform(hideUsedPage);
export type TransactionAnswer = InferType<typeof transactionAnswerSchema>;
