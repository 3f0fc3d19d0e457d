import type { Booking } from '@carwash/domain/bookings/booking';
import { type VisitStage, visitStageLabels } from '@carwash/domain/bookings/visit-stage';
import {
  leavesBay,
  mayChangeStage,
  type StageVerdict,
} from '@carwash/domain/bookings/visit-stage-policy';
import { yardVisitOf } from '@carwash/domain/bookings/yard-visit';
import type { JobChange } from '@carwash/domain/days/changed-day';
import type { Endpoints } from '@carwash/domain/endpoints';
import { auditSubjectOf } from '@carwash/domain/sales/audit-subject';
import { businessDay } from '@carwash/domain/time/business-time';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { changeDaysOfVisit } from '../days/change-days.ts';
import { type ReadDays, readDays } from '../days/read-days.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { addBookingEvent } from '../payments/add-booking-event.ts';
import { leaveBayEarly } from './leave-bay-early.ts';
import { readYardBooking } from './read-yard-booking.ts';
import { returnToBay } from './return-to-bay.ts';

type Refusal = Exclude<StageVerdict, 'possible' | 'there_already' | 'changed_meanwhile'>;

const refusals: Record<Refusal, string> = {
  too_early: 'The day of this visit has not come yet.',
  cancelled: 'This booking is cancelled.',
  missed: 'This visit was missed. Mark it as completed first.',
};

const changedMeanwhile = ({ stage }: Booking) =>
  new ApiError('conflict', `Somebody else has just said '${visitStageLabels[stage]}'.`);

/** Returns the changes of its job that come with a stage. */
function jobsAfter(before: Booking, to: VisitStage, days: ReadDays, now: Date): JobChange[] {
  if (leavesBay(to) === leavesBay(before.stage)) return [];
  return leavesBay(to) ? leaveBayEarly(before, days, now) : returnToBay(before, days, now);
}

/**
 * Says how far a visit has come. A car that is ready frees the rest of its minutes, and one that goes back into the
 * bay takes them again as far as nobody else has them: where the car is does not depend on that.
 * @throws ApiError not_found; conflict before the day of the visit, when it is cancelled or missed, and when
 * somebody else has said otherwise meanwhile
 */
export const changeVisitStage: Handler<Context, Endpoints['changeVisitStage']> = (
  { params, body: { stage: to, seenStage: seen }, caller },
  context,
) =>
  retryOnConflict(async () => {
    const snapshot = await readYardBooking(params.id, caller, context);
    const before = snapshot.data();
    const now = context.now();
    const today = businessDay(now, context.settings.businessTimeZone);
    const verdict = mayChangeStage(before, { to, seen }, today);
    if (verdict === 'there_already') return yardVisitOf(before);
    if (verdict === 'changed_meanwhile') throw changedMeanwhile(before);
    if (verdict !== 'possible') throw new ApiError('conflict', refusals[verdict]);
    const after: Booking = { ...before, stage: to };
    const batch = context.db.batch();
    batch.update(snapshot.ref, { stage: to }, ifUnchanged(snapshot));
    const days = await readDays([before.slot], context);
    changeDaysOfVisit(batch, days, jobsAfter(before, to, days, now), context);
    const by = { uid: caller.uid, role: caller.role };
    await addBookingEvent(batch, after, { kind: to, by, stageBefore: before.stage }, context);
    addAuditEntry(
      batch,
      {
        kind: 'booking',
        action: 'stage changed',
        subject: auditSubjectOf(before),
        before: { stage: before.stage },
        after: { stage: to },
      },
      caller,
      context,
    );
    return (await commitIfUnchanged(batch)) ? yardVisitOf(after) : undefined;
  });
