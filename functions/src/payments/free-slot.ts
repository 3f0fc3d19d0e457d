import { ownsSlot } from '@carwash/domain/payments/paid-slot-policy';
import type { Slot } from '@carwash/domain/slots/slot';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { OpeningsContext } from './change-openings.ts';
import { changeSlotStatus } from './change-slot-status.ts';

/**
 * Opens a slot again in `batch` if it is held or booked with the given claim id. Slots of other
 * customers, and slots that the business closed, are not changed.
 */
export function freeSlot(
  batch: WriteBatch,
  snapshot: DocumentSnapshot<Slot>,
  claim: Pick<Slot, 'claimId'> & { claimId: string },
  context: OpeningsContext,
): void {
  const slot = snapshot.data();
  if (!slot || !ownsSlot(slot, claim) || slot.isBooked === 'canceled') return;
  const open = { isBooked: 'available', heldUntil: null, claimId: null } as const;
  changeSlotStatus(batch, snapshot, open, context);
}
