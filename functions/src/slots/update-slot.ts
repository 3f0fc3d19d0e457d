import type { Endpoints } from '@carwash/domain/endpoints';
import type { OfferedSlot } from '@carwash/domain/slots/slot';
import { overlappingSlot } from '@carwash/domain/slots/slot-overlap';
import { slotStatusBlocker } from '@carwash/domain/slots/slot-status-policy';
import type { WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { changeDays } from '../bays/change-days.ts';
import { readSlotWithDays } from '../bays/read-days.ts';
import { mayOverlap, startChange, type TimetableDays } from '../bays/timetable-days.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { clearLapsedHolds } from '../payments/settlement/ask-and-settle.ts';
import { answerOf, answersOf } from './answer-of-slot.ts';
import { changeTimetable, readTimetable } from './change-timetable.ts';
import { readSlot, slotNotFound } from './read-slot.ts';
import { slotAuditSubject } from './slot-audit-subject.ts';
import { slotOverlaps } from './slot-overlaps.ts';

const refusals: Record<NonNullable<ReturnType<typeof slotStatusBlocker>>, string> = {
  booked: 'A customer has booked this slot.',
  being_paid_for: 'A customer is paying for this slot right now. Try again later.',
};

/** Other slots may overlap a closed slot, so opening it needs the same checks as adding it. */
async function takeRoom(
  batch: WriteBatch,
  slot: OfferedSlot,
  days: TimetableDays,
  context: Context,
): Promise<void> {
  const timetable = await readTimetable(slot.serviceId, slot, context);
  const rival = !mayOverlap(days) && overlappingSlot(slot, timetable.slots);
  if (rival) throw slotOverlaps(rival);
  changeTimetable(batch, timetable);
}

/**
 * Closes or opens a slot. If a customer takes the slot at the same moment, only one of the two commits
 * succeeds. Who has booked a bay for it keeps it.
 * @throws ApiError not_found; conflict if it is booked, being paid for, or overlaps another slot;
 * slot_being_paid
 */
export const updateSlot: Handler<Context, Endpoints['updateSlot']> = (
  { params, body: { isBooked }, caller },
  context,
) =>
  retryOnConflict(async () => {
    const [read, snapshot] = await Promise.all([
      readSlotWithDays(params.id, context),
      readSlot(params.id, context),
    ]);
    if (!read) throw slotNotFound();
    const { slot, days } = read;
    const refusal = slotStatusBlocker(slot, isBooked, context.now());
    if (refusal) throw new ApiError('conflict', refusals[refusal]);
    const stored = snapshot.data();
    if (slot.isBooked === isBooked) return answerOf(stored, slot, context);
    if (await clearLapsedHolds(read, context)) return undefined;
    const batch = context.db.batch();
    const after = { ...stored, isBooked };
    if (isBooked === 'available')
      await takeRoom(
        batch,
        stored,
        { days: days.filter(({ id }) => id === slot.date), roster: null },
        context,
      );
    batch.update(snapshot.ref, { isBooked }, ifUnchanged(snapshot));
    changeDays(
      batch,
      days,
      { starts: [startChange(after, isBooked === 'canceled' ? 'closed' : 'offered')] },
      context,
    );
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
    if (!(await commitIfUnchanged(batch))) return undefined;
    return (await answersOf([after], context))[0];
  });
