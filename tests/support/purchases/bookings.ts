import type { Booking } from '@carwash/domain/bookings/booking';
import { newBooking as bookingOf } from '@carwash/domain/bookings/new-booking';
import { changeDays } from '@carwash/functions/days/change-days';
import { readDays } from '@carwash/functions/days/read-days';
import { commitIfUnchanged, retryOnConflict } from '@carwash/functions/db/compare-and-set';
import { loaded } from '@carwash/functions/sales/load-sale';
import { writeChange } from '@carwash/functions/sales/write-change';
import { bayOfJob } from '../catalogue/bay-of-job.ts';
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
  const { _id: slotId, startsAt: from, endsAt: to } = purchase.slot;
  return retryOnConflict(async () => {
    const batch = context.db.batch();
    const days = await readDays([purchase.slot], context);
    const bay = bayOfJob(purchase.slot, claimId, days, fixtures);
    const jobs = [{ claimId, job: { bay, slotId, from, to, heldUntil: null } }];
    changeDays(batch, days, { jobs }, context);
    const by = { uid: purchase.customer.uid, role: 'user' } as const;
    const booking = bookingOf(transaction, { code: context.drawBookingCode(), createdAt });
    const change = {
      newBooking: booking,
      payments: {},
      events: [{ kind: 'booked', by }],
      audit: [],
    } as const;
    const paid = loaded({ booking: null, payments: [], days });
    await writeChange(batch, paid, change, null, { ...context, now: () => createdAt });
    return (await commitIfUnchanged(batch)) ? booking : undefined;
  });
}
