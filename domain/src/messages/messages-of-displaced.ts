import type { Booking } from '../bookings/booking.ts';
import type { MessageDraft } from './new-message.ts';

/**
 * Returns the drafts of the messages about bookings that have lost their bay. A booking can lose it more than
 * once, so the version is the time.
 */
export const messagesOfDisplaced = (
  bookings: readonly Pick<Booking, '_id' | 'customer' | 'status' | 'claimId' | 'slot'>[],
  now: Date,
): MessageDraft[] =>
  bookings
    .filter(({ status, slot }) => status === 'pending' && slot.startsAt > now)
    .flatMap(({ _id: bookingId, customer, claimId, slot: { startsAt } }) => {
      const version = now.getTime().toString(36);
      const draft = { bookingId, version, facts: { startsAt, claimId }, dueAt: now };
      return [
        { ...draft, kind: 'displaced', uid: customer.uid },
        { ...draft, kind: 'staff_displaced', uid: null },
      ] as const;
    });
