import type { Booking } from '../bookings/booking.ts';
import type { MessageDraft } from './new-message.ts';

type LostBay = Pick<Booking, '_id' | 'customer' | 'status' | 'claimId' | 'slot'>;

/**
 * Returns the drafts of the messages about bookings that have lost their bay in one commit: one to each customer, those who
 * come soonest first, and one about all of them to the business. A booking can lose its bay more than once, so the version
 * is the time.
 */
export function messagesOfDisplaced(bookings: readonly LostBay[], now: Date): MessageDraft[] {
  const lost = bookings
    .filter(({ status, slot }) => status === 'pending' && slot.startsAt > now)
    .sort((one, other) => one.slot.startsAt.getTime() - other.slot.startsAt.getTime());
  const [first] = lost;
  if (!first) return [];
  const version = now.getTime().toString(36);
  const factsOf = ({ slot: { startsAt }, claimId }: LostBay) => ({ startsAt, claimId });
  const toCustomers = lost.map((booking, at) => ({
    kind: 'displaced' as const,
    uid: booking.customer.uid,
    bookingId: booking._id,
    version,
    facts: factsOf(booking),
    dueAt: new Date(now.getTime() + at),
  }));
  const isOne = lost.length === 1;
  return [
    ...toCustomers,
    {
      kind: 'staff_displaced',
      uid: null,
      bookingId: isOne ? first._id : null,
      version,
      facts: isOne ? factsOf(first) : { bookingCount: lost.length },
      dueAt: now,
    },
  ];
}
