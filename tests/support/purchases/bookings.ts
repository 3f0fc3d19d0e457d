import type { Booking } from '@carwash/domain/bookings/booking';
import { changeDays } from '@carwash/functions/days/change-days';
import { readDays } from '@carwash/functions/days/read-days';
import { commitIfUnchanged, retryOnConflict } from '@carwash/functions/db/compare-and-set';
import { addBooking } from '@carwash/functions/payments/settlement/add-booking';
import type { FixtureContext } from '../fixture-context.ts';
import { newTransaction, type TestPurchase } from './payments.ts';

/** Fields of a booking that a test may set; its id is that of its payment. */
export type BookingChange = Partial<Omit<Booking, '_id' | 'status'>>;

/**
 * Creates a paid booking of the slot in the state in which the server leaves it: with its payment, its
 * timeline, the slot taken and the counters counted. It was made now unless `change` says otherwise.
 */
export async function newBooking(
  fixtures: FixtureContext,
  purchase: TestPurchase,
  change: BookingChange = {},
): Promise<Booking> {
  const { context } = fixtures;
  const { createdAt = context.now() } = change;
  const transaction = await newTransaction(fixtures, purchase, { ...change, createdAt });
  const { claimId } = transaction;
  const { serviceId: bay, _id: slotId, startsAt: from, endsAt: to } = purchase.slot;
  const jobs = [{ claimId, job: { bay, slotId, from, to, heldUntil: null } }];
  return retryOnConflict(async () => {
    const batch = context.db.batch();
    changeDays(batch, await readDays([purchase.slot], context), { jobs }, context);
    const by = { uid: purchase.customer.uid, role: 'user' } as const;
    const booking = addBooking(
      batch,
      transaction,
      { by, createdAt },
      { ...context, now: () => createdAt },
    );
    return (await commitIfUnchanged(batch)) ? booking : undefined;
  });
}
