import { closedDayOfMove, type MoveVerdict, mayMove } from '@carwash/domain/bookings/move-policy';
import type { Refusal } from '@carwash/domain/endpoint/errors';
import type { Endpoints } from '@carwash/domain/endpoints';
import { bayTaken, dayClosed, slotTaken } from '@carwash/domain/payments/sale-refusals';
import { auditSubjectOf } from '@carwash/domain/sales/audit-subject';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { inBay } from '../days/in-bay.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readSettings } from '../db/read-settings.ts';
import { toError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { clearLapsedHolds } from '../payments/settlement/ask-and-settle.ts';
import { addMove, type ReadMove, readMove } from './add-move.ts';
import { placeForAudit } from './place-for-audit.ts';
import { readBooking } from './read-booking.ts';
import { noticeAt } from './terms-now.ts';

const conflict = (message: string): Refusal => ({ code: 'conflict', message });

const refusals: Record<Exclude<MoveVerdict, 'possible' | 'there_already'>, Refusal> = {
  cancelled: conflict('This booking is cancelled.'),
  over: conflict('This booking is over.'),
  other_service: conflict('A booking can only move to a slot of the same service.'),
  moved: conflict('This booking has another time by now. Please look again.'),
  slot_taken: slotTaken,
};

/** Returns the booking's current bay, which the business may have removed. */
function bayNow({ snapshot, target: { days } }: ReadMove): string | undefined {
  const { claimId } = snapshot.data();
  return days.flatMap((day) => day.data()?.jobs[claimId] ?? [])[0]?.bay;
}

/**
 * Moves a booking that is not over to an open slot of the same service, or to another bay. The payment stays,
 * and with it the customer's right to a refund. A booking that already has that place is returned unchanged,
 * because the call was repeated.
 * @throws ApiError not_found, bad_input, slot_taken, slot_being_paid; conflict when it may not move, or has another
 * slot than was seen; not_on_sale for a closed day that the caller has not agreed to
 */
export const moveBooking: Handler<Context, Endpoints['moveBooking']> = (
  { params, body: { seenSlotId, slotId, bay, onClosedDay }, caller },
  context,
) =>
  retryOnConflict(async () => {
    const [found, settings] = await Promise.all([
      readMove(slotId, () => readBooking(params.id, context), null, context),
      readSettings(context),
    ]);
    const read = { ...found, target: inBay(found.target, bay) };
    const before = read.snapshot.data();
    const verdict = mayMove(before, seenSlotId, read.target.slot, context.now());
    if (verdict === 'there_already') return before;
    if (verdict === 'slot_taken' && bay !== undefined) throw toError(bayTaken);
    if (verdict !== 'possible') throw toError(refusals[verdict]);
    const closedDay = closedDayOfMove(before.slot, read.target.slot, settings);
    if (closedDay !== null && !onClosedDay) throw toError(dayClosed);
    if (await clearLapsedHolds(read.target, context)) return undefined;
    const by = { uid: caller.uid, role: caller.role };
    const batch = context.db.batch();
    const change = { cancellationHours: await noticeAt(read.target.slot, before, context) };
    const moved = await addMove(batch, read, { by, change }, context);
    const { days } = read.target;
    addAuditEntry(
      batch,
      {
        kind: 'booking',
        action: 'moved',
        subject: auditSubjectOf(before),
        before: placeForAudit(days, before.slot, bayNow(read)),
        after: placeForAudit(days, moved.booking.slot, moved.bay),
      },
      caller,
      context,
    );
    return (await commitIfUnchanged(batch)) ? moved.booking : undefined;
  }, partsOfSlotId(slotId)?.date);
