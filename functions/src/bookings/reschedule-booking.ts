import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import { refusalOfOtherRefund } from '@carwash/domain/bookings/expected-refund';
import { refundTermsAfterReschedule } from '@carwash/domain/bookings/refund-terms';
import {
  maxMovesPerDay,
  mayReschedule,
  type RescheduleVerdict,
} from '@carwash/domain/bookings/reschedule-policy';
import type { Refusal } from '@carwash/domain/endpoint/errors';
import type { Endpoints } from '@carwash/domain/endpoints';
import { refusalOfTime, slotTaken } from '@carwash/domain/payments/sale-refusals';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { businessDay, businessInstant } from '@carwash/domain/time/business-time';
import type { Context } from '../context.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readSettings } from '../db/read-settings.ts';
import { toError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { clearLapsedHolds } from '../payments/settlement/ask-and-settle.ts';
import { addMove, readMove } from './add-move.ts';
import { readOwnBooking } from './read-own-booking.ts';
import { noticeUnder, withTermsNow } from './terms-now.ts';

/**
 * Returns how often its customer has moved a booking on this business day. Must be read after the booking: a
 * move that this misses has changed the booking since, so that the next commit fails.
 */
async function countMovesToday(
  { _id, customer }: Pick<Booking, '_id' | 'customer'>,
  { db, now, settings: { businessTimeZone } }: Context,
): Promise<number> {
  const midnight = businessInstant(businessDay(now(), businessTimeZone), '00:00', businessTimeZone);
  const events = await db.bookingEvents(_id).where('createdAt', '>=', midnight).get();
  const isOwnMove = ({ kind, by }: BookingEvent) =>
    kind === 'rescheduled' && by.uid === customer.uid;
  return events.docs.filter((event) => isOwnMove(event.data())).length;
}

const conflict = (message: string): Refusal => ({ code: 'conflict', message });

const refusals: Record<Exclude<RescheduleVerdict, 'possible' | 'there_already'>, Refusal> = {
  cancelled: conflict('This booking is cancelled.'),
  begun: conflict('A booking that has begun cannot be rescheduled.'),
  other_service: conflict('A booking can only move to a slot of the same service.'),
  moved_too_often: conflict(
    `This booking was moved ${maxMovesPerDay} times today. Please call us to move it again.`,
  ),
  slot_taken: slotTaken,
};

/**
 * Moves the caller's upcoming booking to an open slot of the same service, a few times a day. A move after
 * the free cancellation period forfeits the right to a refund, unless there is no bay for the booking. A booking that
 * already has the slot is returned unchanged, because the call was repeated.
 * @throws ApiError not_found for another customer's booking or an unknown slot, slot_taken, slot_being_paid,
 * not_on_sale, conflict; refund_changed
 */
export const rescheduleBooking: Handler<Context, Endpoints['rescheduleBooking']> = (
  { query, caller },
  context,
) =>
  retryOnConflict(async () => {
    const own = () => readOwnBooking(query.bookingId, caller, context);
    const settings = await readSettings(context);
    const read = await readMove(query.slotId, own, settings, context);
    const [booking, now] = [read.snapshot.data(), context.now()];
    const movesToday = await countMovesToday(booking, context);
    const verdict = mayReschedule({ ...booking, movesToday }, read.target.slot, now);
    if (verdict === 'there_already') return booking;
    if (verdict !== 'possible') throw toError(refusals[verdict]);
    const { businessTimeZone: timeZone } = context.settings;
    const refusal = refusalOfTime(read.target.slot, { ...settings, timeZone }, now);
    if (refusal) throw toError(refusal);
    const terms = await withTermsNow(booking, context);
    const refundTerms = refundTermsAfterReschedule(terms, now);
    const isKept = refundTerms !== 'forfeited';
    const other = refusalOfOtherRefund('move', booking, isKept, query.refund);
    if (other) throw toError(other);
    if (await clearLapsedHolds(read.target, context)) return undefined;
    const by = { uid: caller.uid, role: caller.role ?? 'user' };
    const batch = context.db.batch();
    const shorterNotice = terms !== booking && {
      cancellationHours: await noticeUnder(terms, read.target.slot, context),
    };
    const change = { refundTerms, ...shorterNotice };
    const moved = await addMove(batch, read, { by, change }, context);
    return (await commitIfUnchanged(batch)) ? moved.booking : undefined;
  }, partsOfSlotId(query.slotId)?.date);
