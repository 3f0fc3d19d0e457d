import type { Booking } from '../bookings/booking.ts';
import type { VisitStage } from '../bookings/visit-stage.ts';
import { leavesBay, mayChangeStage, type StageVerdict } from '../bookings/visit-stage-policy.ts';
import type { JobChange } from '../days/changed-day.ts';
import { baysOn } from '../days/day.ts';
import { mayStayInBay } from '../days/stay-in-bay.ts';
import type { Refusal } from '../endpoint/errors.ts';
import { startOfMinute } from '../time/durations.ts';
import { formatClockTime } from '../time/format-clock-time.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { endFrom, jobOf, leaveBayEarly, returnToBay, takeMinutesFrom } from './bay-of-visit.ts';
import type { Act, Sale } from './sale.ts';
import {
  bookingCancelled,
  bookingNotFound,
  conflict,
  isRefusal,
  type SaleDecision,
} from './sale-change.ts';

type RefusedStage = Exclude<StageVerdict, 'possible' | 'there_already'>;

const refusals: Record<RefusedStage, string> = {
  too_early: 'The day of this visit has not come yet.',
  cancelled: bookingCancelled.message,
  missed: 'This visit was missed. Mark it as completed first.',
};

function bayNotFree(bayName: string, until: Date, now: Date, timeZone: string): Refusal {
  const free = until > now ? `free until ${formatClockTime(until, timeZone)} only` : 'not free now';
  return { code: 'slot_taken', message: `${bayName} is ${free}. Start the wash anyway?` };
}

/**
 * Takes the bay for a wash that starts early. If the bay is not free for long enough, it takes the free minutes; if it is not
 * free now, the booked minutes stay.
 */
function washEarly(
  booking: Booking,
  { days }: Pick<Sale, 'days'>,
  { inTakenBay, timeZone }: Pick<StageChange, 'inTakenBay' | 'timeZone'>,
  now: Date,
): JobChange[] | Refusal {
  const { claimId, service, slot } = booking;
  const from = startOfMinute(now);
  const taken = takeMinutesFrom(from, booking, days, now);
  const job = jobOf(booking, days);
  if (taken || !job) return taken ?? [];
  const wash = { claimId, serviceId: service._id, bay: job.bay, from, to: endFrom(from, slot) };
  const verdict = mayStayInBay(wash, days, [], now);
  if (verdict.kind === 'unable') return [];
  const until = verdict.kind === 'taken' ? verdict.until : from;
  if (!inTakenBay) {
    const bay = baysOn(days, slot.date).find(({ _id }) => _id === job.bay);
    return bayNotFree(bay?.name ?? 'Its bay', until, from, timeZone);
  }
  return until > from ? [{ claimId, job: { ...job, from, to: until } }] : [];
}

/** Takes the booked minutes again when an early wash or an early departure is undone. */
function backToBooked(booking: Booking, { days }: Pick<Sale, 'days'>, now: Date): JobChange[] {
  const { startsAt } = booking.slot;
  const job = jobOf(booking, days);
  if (job && job.from.getTime() === startsAt.getTime()) return [];
  return takeMinutesFrom(startsAt, booking, days, now) ?? [];
}

function jobsAfter(sale: Sale, booking: Booking, change: StageChange, now: Date) {
  const { to } = change;
  const { days } = sale;
  const hasLeft = leavesBay(booking.stage);
  if (leavesBay(to)) return hasLeft ? [] : leaveBayEarly(booking, days, now);
  const isBeforeTime = booking.slot.startsAt > now;
  if (isBeforeTime && to !== 'washing') return backToBooked(booking, sale, now);
  const hasBegun = (jobOf(booking, days)?.from ?? booking.slot.startsAt) <= now;
  if (isBeforeTime && !hasBegun) return washEarly(booking, sale, change, now);
  return hasLeft ? returnToBay(booking, days, now) : [];
}

interface StageChange {
  to: VisitStage;
  /** See `hasVisitDayCome`. */
  hasDayCome: boolean;
  timeZone: string;
  /** Whether the caller knows that the bay is not free for a wash before its time. */
  inTakenBay: boolean;
}

/**
 * Records the stage of a visit. A wash that starts early takes the bay from then on. A car that is ready frees the remaining
 * minutes. An earlier stage takes them again if they are still free; the stage changes in any case.
 */
export function changeStage(sale: Sale, change: StageChange, { by, now }: Act): SaleDecision {
  const { booking } = sale;
  const { to } = change;
  if (!booking) return bookingNotFound;
  const verdict = mayChangeStage(booking, to, change.hasDayCome);
  if (verdict === 'there_already') return 'unchanged';
  if (verdict !== 'possible') return conflict(refusals[verdict]);
  const jobs = jobsAfter(sale, booking, change, now);
  if (isRefusal(jobs)) return jobs;
  // The booking may have completed by time before staff recorded the arrival.
  const isOver = booking.status === 'completed';
  const isSeenNow = isOver && Boolean(booking.isUnseen);
  return {
    booking: { stage: to, ...(isOver && { isUnseen: to === 'expected' }) },
    jobs,
    payments: {},
    events: [
      { kind: to, by, stageBefore: booking.stage },
      ...(isSeenNow ? [{ kind: 'completed' as const, by }] : []),
    ],
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
