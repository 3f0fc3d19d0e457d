import type { Endpoints } from '@carwash/domain/endpoints';
import type { Slot } from '@carwash/domain/slots/slot';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { slotStatusBlocker } from '@carwash/domain/slots/slot-status-policy';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { changeDays } from '../days/change-days.ts';
import { type ReadDays, readSlotWithDays } from '../days/read-days.ts';
import { startChange } from '../days/timetable-days.ts';
import { commitIfUnchanged, requireUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { clearLapsedHolds } from '../sales/settlement/query-and-settle.ts';
import { readService } from '../services/read-service.ts';
import { readAnswer, slotNotFound } from './answer-of-slot.ts';
import { slotAuditSubject } from './slot-audit-subject.ts';

const refusals: Record<NonNullable<ReturnType<typeof slotStatusBlocker>>, string> = {
  booked: 'A customer has booked this slot.',
  being_paid_for: 'A customer is paying for this slot right now. Try again later.',
};

/** Tells whether the slot is in the timetable of its day. Some starts are no longer offered, but booked. */
const isInTimetable = ({ _id, serviceId, date, startTime }: Slot, days: ReadDays): boolean => {
  if (partsOfSlotId(_id)?.isRepeated) return false;
  const { starts, closed } = days.find(({ id }) => id === date)?.data() ?? {};
  return [starts, closed].some((times) => times?.[serviceId]?.[startTime] !== undefined);
};

/**
 * Closes or opens a slot. If a customer takes the slot at the same moment, only one of the two commits
 * succeeds. Minutes that are kept for the waitlist can be closed. Who has booked a bay for it keeps it.
 * @throws ApiError not_found; conflict if it is booked or being paid for; slot_being_paid
 */
export const updateSlot: Handler<Context, Endpoints['updateSlot']> = async (
  { params, body: { isBooked }, caller },
  context,
) => {
  await retryOnConflict(async () => {
    const read = await readSlotWithDays(params.id, context, { isForWaiting: true });
    if (!read || !isInTimetable(read.slot, read.days)) throw slotNotFound();
    const { slot, days } = read;
    const refusal = slotStatusBlocker(slot, isBooked, context.now());
    if (refusal) throw new ApiError('conflict', refusals[refusal]);
    if (slot.isBooked === isBooked) return true;
    if (await clearLapsedHolds(read, context)) return undefined;
    const batch = context.db.batch();
    // No slot opens while its service is deleted.
    if (isBooked === 'available')
      requireUnchanged(batch, await readService(slot.serviceId, context));
    const becomes = isBooked === 'canceled' ? 'closed' : 'offered';
    changeDays(batch, days, { starts: [startChange(slot, becomes)] }, context);
    const service = await readDocument(context.db.services, slot.serviceId);
    addAuditEntry(
      batch,
      {
        kind: 'slot',
        action: isBooked === 'canceled' ? 'slot closed' : 'slot opened',
        subject: slotAuditSubject(slot, service?.data().name),
        before: { isBooked: slot.isBooked },
        after: { isBooked },
      },
      caller,
      context,
    );
    return (await commitIfUnchanged(batch)) || undefined;
  });
  return readAnswer(params.id, context);
};
