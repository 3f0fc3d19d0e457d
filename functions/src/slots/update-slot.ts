import type { Endpoints } from '@carwash/domain/endpoints';
import type { Slot } from '@carwash/domain/slots/slot';
import { overlappingStart } from '@carwash/domain/slots/slot-overlap';
import { slotStatusBlocker } from '@carwash/domain/slots/slot-status-policy';
import type { WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { changeDays } from '../bays/change-days.ts';
import { type ReadDays, readSlotWithDays } from '../bays/read-days.ts';
import { startChange } from '../bays/timetable-days.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, requireUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { clearLapsedHolds } from '../payments/settlement/ask-and-settle.ts';
import { readAnswer, slotNotFound } from './answer-of-slot.ts';
import { readTimetable } from './change-timetable.ts';
import { slotAuditSubject } from './slot-audit-subject.ts';
import { slotOverlaps } from './slot-overlaps.ts';

const refusals: Record<NonNullable<ReturnType<typeof slotStatusBlocker>>, string> = {
  booked: 'A customer has booked this slot.',
  being_paid_for: 'A customer is paying for this slot right now. Try again later.',
};

/**
 * Other slots may overlap a closed slot, so opening it needs the same checks as adding it.
 * @throws ApiError not_found if the service is gone; conflict
 */
async function takeRoom(
  batch: WriteBatch,
  slot: Slot,
  days: ReadDays,
  context: Context,
): Promise<void> {
  const { service, existing } = await readTimetable(slot.serviceId, [slot], context);
  const rival = overlappingStart(slot, existing.rivals);
  if (rival) throw slotOverlaps(rival, context);
  requireUnchanged(batch, service);
  // A slot over midnight must not meet one that is added to the next day.
  for (const day of days) if (day.exists && day.id !== slot.date) requireUnchanged(batch, day);
}

/** Whether the slot is in the timetable of its day: some starts only bookings have. */
const isInTimetable = ({ serviceId, date, startTime }: Slot, days: ReadDays): boolean => {
  const { starts, closed } = days.find(({ id }) => id === date)?.data() ?? {};
  return [starts, closed].some((times) => times?.[serviceId]?.[startTime] !== undefined);
};

/**
 * Closes or opens a slot. If a customer takes the slot at the same moment, only one of the two commits
 * succeeds. Who has booked a bay for it keeps it.
 * @throws ApiError not_found; conflict if it is booked, being paid for, or overlaps another slot;
 * slot_being_paid
 */
export const updateSlot: Handler<Context, Endpoints['updateSlot']> = async (
  { params, body: { isBooked }, caller },
  context,
) => {
  await retryOnConflict(async () => {
    const read = await readSlotWithDays(params.id, context);
    if (!read || !isInTimetable(read.slot, read.days)) throw slotNotFound();
    const { slot, days } = read;
    const refusal = slotStatusBlocker(slot, isBooked, context.now());
    if (refusal) throw new ApiError('conflict', refusals[refusal]);
    if (slot.isBooked === isBooked) return true;
    if (await clearLapsedHolds(read, context)) return undefined;
    const batch = context.db.batch();
    if (isBooked === 'available') await takeRoom(batch, slot, days, context);
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
