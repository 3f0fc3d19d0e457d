import { bookingEventSchema, bookingSchema } from '@carwash/domain/bookings/booking';
import { transactionSchema } from '@carwash/domain/payments/transaction';
import { reviewSchema } from '@carwash/domain/reviews/review';
import { userSchema } from '@carwash/domain/users/user';
import { savedVehicleSchema } from '@carwash/domain/vehicles/saved-vehicle';
import type { AnyObjectSchema } from 'yup';
import type { Documents } from './documents.ts';

const check = (schema: AnyObjectSchema, documents: Iterable<unknown>): void => {
  for (const document of documents) schema.validateSync(document, { strict: true });
};

/**
 * Validates all documents.
 * @throws ValidationError for the first document that does not match its schema
 */
export function checkDocuments(documents: Documents): void {
  check(userSchema, documents.users);
  check(savedVehicleSchema, documents.savedVehicles);
  check(reviewSchema, documents.reviews);
  for (const { transaction, booking, events } of documents.sales) {
    check(transactionSchema, [transaction]);
    check(bookingSchema, booking ? [booking] : []);
    check(bookingEventSchema, events);
  }
}
