import type { Endpoints } from '@carwash/domain/endpoints';
import type { Slot } from '@carwash/domain/slots/slot';
import { overlappingSlot } from '@carwash/domain/slots/slot-overlap';
import { slotStatusBlocker } from '@carwash/domain/slots/slot-status-policy';
import type { WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { changeSlotStatus } from '../payments/change-slot-status.ts';
import { clearLapsedHold } from '../payments/purchase/clear-lapsed-hold.ts';
import { changeTimetable, readTimetable } from './change-timetable.ts';
import { readSlot } from './read-slot.ts';
import { slotAuditSubject } from './slot-audit-subject.ts';
import { slotOverlaps } from './slot-overlaps.ts';

const refusals: Record<NonNullable<ReturnType<typeof slotStatusBlocker>>, string> = {
  booked: 'A customer has booked this slot.',
  being_paid_for: 'A customer is paying for this slot right now. Try again later.',
};

/** Other slots may overlap a closed slot, so opening it needs the same checks as adding it. */
async function takeRoom(batch: WriteBatch, slot: Slot, context: Context): Promise<void> {
  const timetable = await readTimetable(slot.serviceId, slot, context);
  const rival = overlappingSlot(slot, timetable.slots);
  if (rival) throw slotOverlaps(rival);
  changeTimetable(batch, timetable);
}

/**
 * Closes or opens a slot. If a customer takes the slot at the same moment, only one of the two commits
 * succeeds.
 * @throws ApiError not_found; conflict if it is booked, being paid for, or overlaps another slot;
 * slot_being_paid
 */
export const updateSlot: Handler<Context, Endpoints['updateSlot']> = (
  { params, body: { isBooked }, caller },
  context,
) =>
  retryOnConflict(async () => {
    const snapshot = await readSlot(params.id, context);
    const slot = snapshot.data();
    const refusal = slotStatusBlocker(slot, isBooked, context.now());
    if (refusal) throw new ApiError('conflict', refusals[refusal]);
    if (slot.isBooked === isBooked) return slot;
    if (await clearLapsedHold(slot, context)) return undefined;
    const batch = context.db.batch();
    if (isBooked === 'available') await takeRoom(batch, slot, context);
    changeSlotStatus(batch, snapshot, { isBooked }, context);
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
    return (await commitIfUnchanged(batch)) ? { ...slot, isBooked } : undefined;
  });
