import { type AttendanceVerdict, mayMarkAttendance } from '../bookings/attendance-policy.ts';
import type { Booking } from '../bookings/booking.ts';
import type { AttendanceStatus } from '../bookings/endpoints.ts';
import { leavesBay } from '../bookings/visit-stage-policy.ts';
import type { JobChange } from '../days/changed-day.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { leaveBayEarly, returnToBay } from './bay-of-visit.ts';
import type { Act, Sale } from './sale.ts';
import { bookingCancelled, bookingNotFound, conflict, type SaleDecision } from './sale-change.ts';

const refusals: Record<Exclude<AttendanceVerdict, 'possible' | 'done_already'>, string> = {
  upcoming: 'This booking has not begun yet.',
  cancelled: bookingCancelled.message,
  has_come: 'The car has come.',
};

const actions: Record<AttendanceStatus, string> = {
  completed: 'marked as completed',
  no_show: 'marked as no-show',
};

/** Frees the minutes that are left of a missed visit, and takes them again when it was not missed. */
function jobsAfter(
  booking: Booking,
  status: AttendanceStatus,
  { days }: Pick<Sale, 'days'>,
  now: Date,
): JobChange[] {
  if (leavesBay(booking.stage)) return [];
  if (status === 'no_show') return leaveBayEarly(booking, days, now);
  return booking.status === 'no_show' ? returnToBay(booking, days, now) : [];
}

/** Marks a booking that has begun as completed or as a no-show. */
export function markAttendance(
  sale: Sale,
  status: AttendanceStatus,
  { by, now }: Act,
): SaleDecision {
  const { booking } = sale;
  if (!booking) return bookingNotFound;
  const verdict = mayMarkAttendance(booking, status, now);
  if (verdict === 'done_already') return 'unchanged';
  if (verdict !== 'possible') return conflict(refusals[verdict]);
  return {
    booking: { status, isUnseen: false },
    jobs: jobsAfter(booking, status, sale, now),
    payments: {},
    events: [{ kind: status, by }],
    audit: [
      {
        kind: 'booking',
        action: actions[status],
        subject: auditSubjectOf(booking),
        before: booking,
        after: { ...booking, status },
      },
    ],
  };
}

/**
 * Completes a booking after its planned end, unless the end has moved.
 * @param usesStages whether the staff records stages: then a visit without one may be a no-show
 */
export function complete(
  { booking }: Sale,
  usesStages: boolean,
  { now }: Pick<Act, 'now'>,
): SaleDecision {
  if (booking?.status !== 'pending' || booking.slot.endsAt > now) return 'unchanged';
  const isUnseen = usesStages && booking.stage === 'expected';
  return {
    booking: { status: 'completed', ...(isUnseen && { isUnseen }) },
    jobs: [],
    payments: {},
    events: [{ kind: 'completed', by: { uid: null, role: 'system' } }],
    audit: [],
  };
}
