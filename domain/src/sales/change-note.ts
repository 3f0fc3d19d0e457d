import { bookingState } from '../bookings/booking-state.ts';
import { isErasedVisit } from '../bookings/erased-customer.ts';
import { auditSubjectOf } from './audit-subject.ts';
import type { Act, Sale } from './sale.ts';
import { bookingNotFound, conflict, type SaleDecision } from './sale-change.ts';

/**
 * Changes the note to the desk: of the own booking until it begins, or of any booking that is not erased for the desk. The audit contains the
 * booking but not the note, because the note is erased with the account.
 */
export function changeNote(
  { booking }: Sale,
  { note, isDesk }: { note: string; isDesk: boolean },
  { by, now }: Act,
): SaleDecision {
  const isOwn = booking?.customer.uid === by.uid;
  if (!booking || !(isOwn || isDesk)) return bookingNotFound;
  if (booking.note === note) return 'unchanged';
  if (isErasedVisit(booking)) {
    return conflict('This visit was erased, because it was kept for long enough.');
  }
  if (!isDesk && bookingState(booking, now) !== 'upcoming') {
    return conflict('The note can be changed until the booking begins.');
  }
  const subject = auditSubjectOf(booking);
  const change = { kind: 'booking', action: 'note changed', subject } as const;
  return {
    booking: { note },
    jobs: [],
    payments: {},
    events: [],
    audit: isOwn ? [] : [{ ...change, before: null, after: null }],
  };
}
