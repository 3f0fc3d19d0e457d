import {
  type AttendanceVerdict,
  mayMarkAttendance,
} from '@carwash/domain/bookings/attendance-policy';
import type { Booking } from '@carwash/domain/bookings/booking';
import type { AttendanceStatus } from '@carwash/domain/bookings/endpoints';
import { leavesBay } from '@carwash/domain/bookings/visit-stage-policy';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { changeDays } from '../days/change-days.ts';
import { readDays } from '../days/read-days.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { bookingAuditSubject } from './booking-audit-subject.ts';
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

/** Frees the minutes that are left of a visit that was missed, and takes them again when it was not. */
async function changeBay(
  batch: WriteBatch,
  before: Booking,
  after: AttendanceStatus,
  context: Context,
): Promise<void> {
  if (leavesBay(before.stage) || (after === 'completed' && before.status !== 'no_show')) return;
  const days = await readDays([before.slot], context);
  const change = after === 'no_show' ? leaveBayEarly : returnToBay;
  changeDays(batch, days, { jobs: change(before, days, context.now()) }, context);
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
    const verdict = mayMarkAttendance(before, status, context.now());
    if (verdict === 'done_already') return before;
    if (verdict !== 'possible') throw new ApiError('conflict', refusals[verdict]);
    const by = { uid: caller.uid, role: caller.role };
    const batch = context.db.batch();
    const after = await changeBookingStatus(batch, snapshot, { status }, [{ by }], context);
    await changeBay(batch, before, status, context);
    addAuditEntry(
      batch,
      {
        kind: 'booking',
        action: actions[status],
        subject: bookingAuditSubject(before),
        before,
        after,
      },
      caller,
      context,
    );
    return (await commitIfUnchanged(batch)) ? after : undefined;
  });
