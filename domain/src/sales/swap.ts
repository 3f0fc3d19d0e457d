import type { Booking } from '../bookings/booking.ts';
import type { SwapBookings } from '../bookings/endpoints.ts';
import { closedDaysOfSwap, maySwap, type SwapVerdict } from '../bookings/swap-policy.ts';
import { datesOfJob } from '../days/dates-of-job.ts';
import { baysOn } from '../days/day.ts';
import type { StayVerdict } from '../days/stay-in-bay.ts';
import { maySwapPlaces } from '../days/swap-places.ts';
import type { Refusal } from '../endpoint/errors.ts';
import { dayClosed, minutesKept } from '../payments/sale-refusals.ts';
import type { OpeningHours } from '../settings/opening-hours.ts';
import { minutesSold } from '../slots/job-length.ts';
import type { BookedSlot } from '../slots/slot.ts';
import { withService } from '../slots/slot-id.ts';
import { businessClockTime } from '../time/business-time.ts';
import { minuteMs } from '../time/durations.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { jobOf, placeForAudit } from './bay-of-visit.ts';
import { inOtherPlace, type MoveFacts, noticeAfterMove } from './other-place.ts';
import { type KeptMinutes, placesInTheWay, slotInBayOf } from './own-bay.ts';
import type { Act, Sale } from './sale.ts';
import { bookingNotFound, conflict, isRefusal, type SaleChange } from './sale-change.ts';

const refusals: Record<Exclude<SwapVerdict, 'possible'>, string> = {
  same: 'A booking cannot change places with itself.',
  over: 'One of the two visits is over, or its car is being washed.',
  begun: 'One of the two times has begun. Only bays can be exchanged then.',
};

const withoutBay = conflict('One of the two bookings has no bay at the moment. Move it first.');

/** A sale of which the booking is known to exist. */
type Booked = Sale & { booking: Booking };

const isBooked = (sale: Sale): sale is Booked => sale.booking !== null;

/** Returns the slot of a booking at the start of another one: its own service, as long as it was. */
export function slotAtStartOf(booking: Booking, { slot }: Booking, timeZone: string): BookedSlot {
  const { _id, date, startTime, startsAt } = slot;
  const endsAt = new Date(startsAt.getTime() + minutesSold(booking).minutes * minuteMs);
  return {
    _id: withService(_id, booking.service._id),
    date,
    startTime,
    startsAt,
    endsAt,
    endTime: businessClockTime(endsAt, timeZone),
  };
}

/** A sale that gets the place of another one. */
interface Swapped {
  sale: Booked;
  facts: MoveFacts;
  slot: BookedSlot;
  bay: { before: string; after: string };
}

function refusedPlace({ sale, slot, bay }: Swapped, verdict: StayVerdict): Refusal {
  const { booking, days } = sale;
  const name = baysOn(days, slot.date).find(({ _id }) => _id === bay.after)?.name ?? 'The bay';
  const { service, vehicle } = booking;
  const message =
    verdict.kind === 'unable'
      ? `${name} does not do ${service.name}.`
      : `${name} is not free long enough from ${slot.startTime} for ${vehicle.registrationPlate}.`;
  return { code: 'slot_taken', message };
}

const jobIn = ({ sale: { booking }, slot, bay }: Swapped, timeZone: string) => ({
  claimId: booking.claimId,
  serviceId: booking.service._id,
  job: { bay: bay.after, from: slot.startsAt, to: slot.endsAt, slotId: slot._id },
  dates: datesOfJob(slot, timeZone),
});

function placed(swapped: Swapped, verdict: StayVerdict, act: Act): SaleChange | Refusal {
  if (verdict.kind !== 'free') return refusedPlace(swapped, verdict);
  const { sale, facts, slot, bay } = swapped;
  const { booking, days } = sale;
  const target = slotInBayOf(slot, verdict.free);
  const terms = { cancellationHours: noticeAfterMove(booking, slot, sale, facts) };
  return {
    ...inOtherPlace(booking, target, terms, sale, facts, act),
    audit: [
      {
        kind: 'booking',
        action: 'swapped',
        subject: auditSubjectOf(booking),
        before: placeForAudit(days, booking.slot, bay.before),
        after: placeForAudit(days, slot, bay.after),
      },
    ],
  };
}

/**
 * Lets two bookings exchange their times and bays. Each keeps its service, its length and its payments.
 * @param sales both with the days of both, before and afterwards
 */
export function swap(
  [one, other]: readonly [Sale, Sale],
  { onClosedDay, onKeptMinutes }: Pick<SwapBookings, 'onClosedDay' | 'onKeptMinutes'>,
  facts: readonly [MoveFacts, MoveFacts],
  {
    timeZone,
    hours,
    keptFor,
  }: Pick<KeptMinutes, 'keptFor'> & {
    timeZone: string;
    hours: OpeningHours;
  },
  act: Act,
): readonly SaleChange[] | Refusal {
  if (!isBooked(one) || !isBooked(other)) return bookingNotFound;
  const verdict = maySwap(one.booking, other.booking, act.now);
  if (verdict !== 'possible') return conflict(refusals[verdict]);
  const { days } = one;
  const bay = jobOf(one.booking, days)?.bay;
  const otherBay = jobOf(other.booking, days)?.bay;
  if (bay === undefined || otherBay === undefined) return withoutBay;
  const pair = [
    {
      sale: one,
      facts: facts[0],
      slot: slotAtStartOf(one.booking, other.booking, timeZone),
      bay: { before: bay, after: otherBay },
    },
    {
      sale: other,
      facts: facts[1],
      slot: slotAtStartOf(other.booking, one.booking, timeZone),
      bay: { before: otherBay, after: bay },
    },
  ] as const;
  const closedDays = closedDaysOfSwap(one.booking.slot, other.booking.slot, hours, timeZone);
  if (closedDays.length > 0 && !onClosedDay) return dayClosed;
  const jobs = [jobIn(pair[0], timeZone), jobIn(pair[1], timeZone)] as const;
  const places = placesInTheWay(days, { keptFor, onKeptMinutes }, timeZone, act.now);
  const fits = maySwapPlaces(jobs, days, places, act.now);
  const areFree = (verdicts: typeof fits) => verdicts.every(({ kind }) => kind === 'free');
  if (!areFree(fits) && areFree(maySwapPlaces(jobs, days, [], act.now)))
    return minutesKept(keptFor);
  const first = placed(pair[0], fits[0], act);
  if (isRefusal(first)) return first;
  const second = placed(pair[1], fits[1], act);
  return isRefusal(second) ? second : [first, second];
}
