import { closedDayOfMove, type MoveVerdict, mayMove } from '../bookings/move-policy.ts';
import type { Refusal } from '../endpoint/errors.ts';
import {
  bayTaken,
  dayClosed,
  minutesKept,
  slotNotFound,
  slotTaken,
} from '../payments/sale-refusals.ts';
import type { OpeningHours } from '../settings/opening-hours.ts';
import type { Slot } from '../slots/slot.ts';
import { withKeptMinutes } from '../slots/slots-of-day.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { jobOf, placeForAudit } from './bay-of-visit.ts';
import { inOtherPlace, type MoveFacts, noticeAfterMove } from './other-place.ts';
import type { Act, Sale } from './sale.ts';
import { bookingCancelled, bookingNotFound, conflict, type SaleDecision } from './sale-change.ts';

const refusals: Record<Exclude<MoveVerdict, 'possible' | 'there_already'>, Refusal> = {
  cancelled: bookingCancelled,
  over: conflict('This booking is over.'),
  other_service: conflict('A booking can only move to a slot of the same service.'),
  slot_taken: slotTaken,
};

interface Move {
  /** With its availability for this booking; null: it is not offered. */
  target: Slot | null;
  /** Whether the desk has chosen the bay, so that the slot has only this one. */
  isBayChosen: boolean;
  onClosedDay: boolean;
  onKeptMinutes: boolean;
  /** Names of the other customers who wait for its minutes, in the order of the waitlist. */
  keptFor: readonly string[];
  hours: OpeningHours;
  timeZone: string;
}

/** Moves a booking for the business, to an open slot of its service or to another bay. */
export function move(
  sale: Sale,
  { target: offered, isBayChosen, onClosedDay, onKeptMinutes, keptFor, hours, timeZone }: Move,
  facts: MoveFacts,
  act: Act,
): SaleDecision {
  const { booking, days } = sale;
  if (!booking) return bookingNotFound;
  if (!offered) return slotNotFound;
  // A bay that is free for everybody is taken first.
  const isKept = mayMove(booking, offered, act.now) === 'slot_taken';
  const target = isKept ? withKeptMinutes(offered) : offered;
  const verdict = mayMove(booking, target, act.now);
  if (verdict === 'there_already') return 'unchanged';
  if (verdict === 'slot_taken' && isBayChosen) return bayTaken;
  if (verdict !== 'possible') return refusals[verdict];
  if (isKept && keptFor.length > 0 && !onKeptMinutes) return minutesKept(keptFor);
  const closedDay = closedDayOfMove(booking.slot, target, hours, timeZone);
  if (closedDay !== null && !onClosedDay) return dayClosed;
  const terms = { cancellationHours: noticeAfterMove(booking, target, sale, facts) };
  const moved = inOtherPlace(booking, target, terms, sale, facts, act);
  const bay = moved.jobs.find(({ claimId }) => claimId === facts.newClaimId)?.job?.bay;
  return {
    ...moved,
    audit: [
      {
        kind: 'booking',
        action: 'moved',
        subject: auditSubjectOf(booking),
        before: placeForAudit(days, booking.slot, jobOf(booking, days)?.bay),
        after: placeForAudit(days, target, bay),
      },
    ],
  };
}
