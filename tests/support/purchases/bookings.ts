import type { Booking } from '@carwash/domain/bookings/booking';
import { addBooking } from '@carwash/functions/payments/settlement/add-booking';
import { takeSlot } from '@carwash/functions/payments/take-slot';
import type { Ground } from '../ground.ts';
import { newTransaction, type TestPurchase } from './payments.ts';

/** What a test may say of a booking: its id is that of its payment. */
export type BookingChange = Partial<Omit<Booking, '_id' | 'status'>>;

/**
 * A paid booking of the slot as the server leaves it behind: with its payment, its timeline, the slot
 * taken and the counters counted. It was made now unless `change` says otherwise.
 */
export async function newBooking(
  ground: Ground,
  purchase: TestPurchase,
  change: BookingChange = {},
): Promise<Booking> {
  const { context } = ground;
  const { createdAt = context.now() } = change;
  const transaction = await newTransaction(ground, purchase, { ...change, createdAt });
  const batch = context.db.batch();
  takeSlot(batch, await context.db.slots.doc(purchase.slot._id).get(), transaction, context);
  const by = { uid: purchase.customer.uid, role: 'user' } as const;
  const booking = addBooking(
    batch,
    transaction,
    { by, createdAt },
    { ...context, now: () => createdAt },
  );
  await batch.commit();
  return booking;
}
