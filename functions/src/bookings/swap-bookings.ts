import type { Booking } from '@carwash/domain/bookings/booking';
import type { SwapBookings } from '@carwash/domain/bookings/endpoints';
import { closedDaysOfSwap, maySwap, type SwapVerdict } from '@carwash/domain/bookings/swap-policy';
import type { Day } from '@carwash/domain/days/day';
import type { StayVerdict } from '@carwash/domain/days/stay-in-bay';
import { maySwapPlaces } from '@carwash/domain/days/swap-places';
import type { Endpoints } from '@carwash/domain/endpoints';
import { dayClosed } from '@carwash/domain/payments/sale-refusals';
import { auditSubjectOf } from '@carwash/domain/sales/audit-subject';
import { minutesSold } from '@carwash/domain/slots/job-length';
import type { BookedSlot } from '@carwash/domain/slots/slot';
import { slotId } from '@carwash/domain/slots/slot-id';
import { businessClockTime } from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { changeDays } from '../days/change-days.ts';
import { baysOn } from '../days/in-bay.ts';
import { daysOf, type ReadDays, readDays } from '../days/read-days.ts';
import { leaveBay, takeBay } from '../days/take-bay.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readSettings } from '../db/read-settings.ts';
import { ApiError, toError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { clearLapsedHolds } from '../payments/settlement/ask-and-settle.ts';
import { addMovedBooking } from './add-move.ts';
import { jobOf } from './leave-bay-early.ts';
import { placeForAudit } from './place-for-audit.ts';
import { readBooking } from './read-booking.ts';
import { placesKept, slotInOwnBay } from './stay-in-bay.ts';
import { noticeAt } from './terms-now.ts';

const refusals: Record<Exclude<SwapVerdict, 'possible'>, string> = {
  same: 'A booking cannot change places with itself.',
  over: 'One of the two visits is over, or its car is being washed.',
  begun: 'One of the two times has begun. Only bays can be exchanged then.',
};

const changedMeanwhile = () =>
  new ApiError('conflict', 'One of the two bookings has just been moved. Please look again.');

/** A booking that gets the place of another one. */
interface Swapped {
  snapshot: QueryDocumentSnapshot<Booking>;
  /** The bay that it has, and the one that it gets. */
  bay: { before: string; after: string };
  slot: BookedSlot;
}

/** Returns the slot of a booking at the start of another one: its own service, as long as it was. */
function slotAtStartOf(booking: Booking, { slot }: Booking, timeZone: string): BookedSlot {
  const { date, startTime, startsAt } = slot;
  const endsAt = new Date(startsAt.getTime() + minutesSold(booking).minutes * minuteMs);
  return {
    _id: slotId(booking.service._id, date, startTime),
    date,
    startTime,
    startsAt,
    endsAt,
    endTime: businessClockTime(endsAt, timeZone),
  };
}

type Place = readonly [slotId: string, bay: string | undefined];

const isSame = ([slot, bay]: Place, [otherSlot, otherBay]: Place): boolean =>
  slot === otherSlot && bay === otherBay;

/**
 * Returns the two bookings with the places that they get.
 * @returns null when they have exchanged their places already, because the call was repeated
 * @throws ApiError conflict when they may not, or have other places than were seen
 */
function swappedOf(
  one: QueryDocumentSnapshot<Booking>,
  other: QueryDocumentSnapshot<Booking>,
  seen: SwapBookings,
  days: ReadDays,
  { settings, now }: Context,
): readonly [Swapped, Swapped] | null {
  const [first, second] = [one.data(), other.data()];
  const [bay, otherBay] = [jobOf(first, days)?.bay, jobOf(second, days)?.bay];
  const slot = slotAtStartOf(first, second, settings.businessTimeZone);
  const otherSlot = slotAtStartOf(second, first, settings.businessTimeZone);
  const isAsSeen =
    isSame([first.slot._id, bay], [seen.seenSlotId, seen.seenBay]) &&
    isSame([second.slot._id, otherBay], [seen.otherSlotId, seen.otherBay]);
  if (!isAsSeen) {
    // After the exchange the place of each would be the one in which the other one was seen.
    const isDone =
      isSame([slot._id, bay], [seen.seenSlotId, seen.otherBay]) &&
      isSame([otherSlot._id, otherBay], [seen.otherSlotId, seen.seenBay]);
    if (isDone) return null;
    throw changedMeanwhile();
  }
  const verdict = maySwap(first, second, now());
  if (verdict !== 'possible') throw new ApiError('conflict', refusals[verdict]);
  return [
    { snapshot: one, slot, bay: { before: seen.seenBay, after: seen.otherBay } },
    { snapshot: other, slot: otherSlot, bay: { before: seen.otherBay, after: seen.seenBay } },
  ];
}

/** @throws ApiError slot_taken for a booking that does not fit in the place of the other one */
function requireFitting({ snapshot, slot, bay }: Swapped, verdict: StayVerdict, days: ReadDays) {
  if (verdict.kind === 'free') return verdict;
  const { service, vehicle } = snapshot.data();
  const name = baysOn(days, slot.date).find(({ _id }) => _id === bay.after)?.name ?? 'The bay';
  throw new ApiError(
    'slot_taken',
    verdict.kind === 'unable'
      ? `${name} does not do ${service.name}.`
      : `${name} is not free long enough from ${slot.startTime} for ${vehicle.registrationPlate}.`,
  );
}

const jobIn = ({ snapshot, slot, bay }: Swapped, context: Context) => ({
  claimId: snapshot.data().claimId,
  serviceId: snapshot.data().service._id,
  job: { bay: bay.after, from: slot.startsAt, to: slot.endsAt, slotId: slot._id },
  dates: daysOf(slot, context).map(({ id }) => id),
});

/** Writes both bookings, their minutes and the audit entries in one commit. */
async function swap(
  swapped: readonly [Swapped, Swapped],
  days: ReadDays,
  caller: Staff,
  context: Context,
): Promise<Booking[] | undefined> {
  const now = context.now();
  const read: Day[] = days.flatMap((day) => day.data() ?? []);
  const jobs = [jobIn(swapped[0], context), jobIn(swapped[1], context)] as const;
  const verdicts = maySwapPlaces(jobs, read, placesKept(read, context), now);
  const places = swapped.map((each, index) => {
    const verdict = requireFitting(each, verdicts[index] as StayVerdict, days);
    return { ...each, target: { slot: slotInOwnBay(each.slot, verdict), days } };
  });
  for (const { target } of places) if (await clearLapsedHolds(target, context)) return undefined;
  const by = { uid: caller.uid, role: caller.role };
  const batch = context.db.batch();
  const left = places.map(({ snapshot }) => leaveBay(snapshot.data().claimId));
  const taken = [];
  const moved: Booking[] = [];
  for (const { snapshot, slot, bay, target } of places) {
    const before = snapshot.data();
    const change = { cancellationHours: await noticeAt(slot, before, context) };
    const booking = await addMovedBooking(batch, snapshot, slot, { by, change }, context);
    taken.push(...takeBay(target, { claimId: booking.claimId, heldUntil: null }, now));
    moved.push(booking);
    addAuditEntry(
      batch,
      {
        kind: 'booking',
        action: 'swapped',
        subject: auditSubjectOf(before),
        before: placeForAudit(days, before.slot, bay.before),
        after: placeForAudit(days, slot, bay.after),
      },
      caller,
      context,
    );
  }
  changeDays(batch, days, { jobs: [...left, ...taken] }, context);
  return (await commitIfUnchanged(batch)) ? moved : undefined;
}

/**
 * Lets two bookings exchange their times and bays. Each keeps its service, its length and its payment, as with a move.
 * Two that have exchanged their places already are returned unchanged, because the call was repeated.
 * @throws ApiError not_found; conflict when one of them may not move, or has another place than was seen; slot_taken when
 * one does not fit in the place of the other; slot_being_paid; not_on_sale for a closed day that the caller has not agreed to
 */
export const swapBookings: Handler<Context, Endpoints['swapBookings']> = (
  { params, body, caller },
  context,
) =>
  retryOnConflict(async () => {
    const [one, other, settings] = await Promise.all([
      readBooking(params.id, context),
      readBooking(body.otherId, context),
      readSettings(context),
    ]);
    const { businessTimeZone: timeZone } = context.settings;
    const slots = [
      one.data().slot,
      other.data().slot,
      slotAtStartOf(one.data(), other.data(), timeZone),
      slotAtStartOf(other.data(), one.data(), timeZone),
    ];
    const days = await readDays(slots, context);
    const swapped = swappedOf(one, other, body, days, context);
    if (!swapped) return one.data();
    const closedDays = closedDaysOfSwap(one.data().slot, other.data().slot, settings);
    if (closedDays.length > 0 && !body.onClosedDay) throw toError(dayClosed);
    return (await swap(swapped, days, caller, context))?.[0];
  });
