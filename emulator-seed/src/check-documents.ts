import { bookingEventSchema, bookingSchema } from '@carwash/domain/entities/booking';
import { reviewSchema } from '@carwash/domain/entities/review';
import { slotSchema } from '@carwash/domain/entities/slot';
import { transactionSchema } from '@carwash/domain/entities/transaction';
import { userSchema } from '@carwash/domain/entities/user';
import type { AnyObjectSchema } from 'yup';
import type { Documents } from './documents.ts';

const check = (schema: AnyObjectSchema, documents: Iterable<unknown>): void => {
  for (const document of documents) schema.validateSync(document, { strict: true });
};

/** @throws ValidationError for the first document that is not as its entity says */
export function checkDocuments(documents: Documents): void {
  check(userSchema, documents.users);
  check(slotSchema, documents.slots);
  check(reviewSchema, documents.reviews);
  for (const { transaction, booking, events } of documents.sales) {
    check(transactionSchema, [transaction]);
    check(bookingSchema, booking ? [booking] : []);
    check(bookingEventSchema, events);
  }
}
