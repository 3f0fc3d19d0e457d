import type { Slot } from '@carwash/domain/slots/slot';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { OpeningsContext } from './change-openings.ts';
import { changeSlotStatus } from './change-slot-status.ts';

/** Books a slot in `batch` with the given claim id. Callers must check before whether it may be taken. */
export function takeSlot(
  batch: WriteBatch,
  snapshot: DocumentSnapshot<Slot>,
  { claimId }: { claimId: string },
  context: OpeningsContext,
): void {
  changeSlotStatus(batch, snapshot, { isBooked: 'booked', heldUntil: null, claimId }, context);
}
