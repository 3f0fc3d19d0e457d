import { ownsSlot } from '@carwash/domain/payments/paid-slot-policy';
import type { Slot } from '@carwash/domain/slots/slot';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { ifUnchanged } from '../db/compare-and-set.ts';

/**
 * Opens a slot again in `batch` if it is held or booked with the given claim id. Slots of other
 * customers, and slots that the business closed, are not changed.
 */
export function freeSlot(
  batch: WriteBatch,
  snapshot: DocumentSnapshot<Slot>,
  claim: Pick<Slot, 'claimId'> & { claimId: string },
): void {
  const slot = snapshot.data();
  if (!slot || !ownsSlot(slot, claim) || slot.isBooked === 'canceled') return;
  batch.update(
    snapshot.ref,
    { isBooked: 'available', heldUntil: null, claimId: null },
    ifUnchanged(snapshot),
  );
}
