import type { Booking } from '../bookings/booking.ts';
import type { VisitStage } from '../bookings/visit-stage.ts';
import { leavesBay, mayChangeStage, type StageVerdict } from '../bookings/visit-stage-policy.ts';
import type { JobChange } from '../days/changed-day.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { leaveBayEarly, returnToBay } from './bay-of-visit.ts';
import type { Act, Sale } from './sale.ts';
import { bookingCancelled, bookingNotFound, conflict, type SaleDecision } from './sale-change.ts';

type RefusedStage = Exclude<StageVerdict, 'possible' | 'there_already'>;

const refusals: Record<RefusedStage, string> = {
  too_early: 'The day of this visit has not come yet.',
  cancelled: bookingCancelled.message,
  missed: 'This visit was missed. Mark it as completed first.',
};

function jobsAfter(
  booking: Booking,
  to: VisitStage,
  { days }: Pick<Sale, 'days'>,
  now: Date,
): JobChange[] {
  if (leavesBay(to) === leavesBay(booking.stage)) return [];
  return leavesBay(to) ? leaveBayEarly(booking, days, now) : returnToBay(booking, days, now);
}

/**
 * Records how far a visit has come. A car that is ready frees the rest of its minutes, and one that goes back into the
 * bay takes them again as far as nobody else has them: where the car is does not depend on that.
 * @param today yyyy-MM-dd in the business time zone
 */
export function changeStage(
  sale: Sale,
  { to, today }: { to: VisitStage; today: string },
  { by, now }: Act,
): SaleDecision {
  const { booking } = sale;
  if (!booking) return bookingNotFound;
  const verdict = mayChangeStage(booking, to, today);
  if (verdict === 'there_already') return 'unchanged';
  if (verdict !== 'possible') return conflict(refusals[verdict]);
  return {
    booking: { stage: to },
    jobs: jobsAfter(booking, to, sale, now),
    payments: {},
    events: [{ kind: to, by, stageBefore: booking.stage }],
    audit: [
      {
        kind: 'booking',
        action: 'stage changed',
        subject: auditSubjectOf(booking),
        before: { stage: booking.stage },
        after: { stage: to },
      },
    ],
  };
}
