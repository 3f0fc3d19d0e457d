import {
  type AttendanceVerdict,
  mayMarkAttendance,
} from '@carwash/domain/bookings/attendance-policy';
import type { Booking } from '@carwash/domain/bookings/booking';
import type { AttendanceStatus } from '@carwash/domain/bookings/endpoints';
import { leavesBay } from '@carwash/domain/bookings/visit-stage-policy';
import type { JobChange } from '@carwash/domain/days/changed-day';
import type { Endpoints } from '@carwash/domain/endpoints';
import { auditSubjectOf } from '@carwash/domain/sales/audit-subject';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { changeDaysOfVisit } from '../days/change-days.ts';
import { type ReadDays, readDays } from '../days/read-days.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { changeBookingStatus } from './change-booking-status.ts';
import { leaveBayEarly } from './leave-bay-early.ts';
import { readBooking } from './read-booking.ts';
import { returnToBay } from './return-to-bay.ts';

type Refusal = Exclude<AttendanceVerdict, 'possible' | 'done_already'>;

const refusals: Record<Refusal, string> = {
  upcoming: 'This booking has not begun yet.',
  cancelled: 'This booking is cancelled.',
  has_come: 'The car has come.',
};

const actions: Record<AttendanceStatus, string> = {
  completed: 'marked as completed',
  no_show: 'marked as no-show',
};

/** Returns the change that frees the minutes that are left of a missed visit, and takes them again when it was not. */
function jobsAfter(
  before: Booking,
  after: AttendanceStatus,
  days: ReadDays,
  now: Date,
): JobChange[] {
  if (leavesBay(before.stage) || (after === 'completed' && before.status !== 'no_show')) return [];
  return after === 'no_show' ? leaveBayEarly(before, days, now) : returnToBay(before, days, now);
}

/**
 * Marks a booking that has begun as completed or as a no-show. If it already has that status, it is
 * returned unchanged.
 * @throws ApiError not_found; conflict if it has not begun, is cancelled, or is to be a no-show whose car has come
 */
export const updateBookingStatus: Handler<Context, Endpoints['updateBookingStatus']> = (
  { params, body: { status }, caller },
  context,
) =>
  retryOnConflict(async () => {
    const snapshot = await readBooking(params.id, context);
    const before = snapshot.data();
    const now = context.now();
    const verdict = mayMarkAttendance(before, status, now);
    if (verdict === 'done_already') return before;
    if (verdict !== 'possible') throw new ApiError('conflict', refusals[verdict]);
    const by = { uid: caller.uid, role: caller.role };
    const batch = context.db.batch();
    const after = await changeBookingStatus(batch, snapshot, status, by, context);
    const days = await readDays([before.slot], context);
    changeDaysOfVisit(batch, days, jobsAfter(before, status, days, now), context);
    addAuditEntry(
      batch,
      {
        kind: 'booking',
        action: actions[status],
        subject: auditSubjectOf(before),
        before,
        after,
      },
      caller,
      context,
    );
    return (await commitIfUnchanged(batch)) ? after : undefined;
  });
