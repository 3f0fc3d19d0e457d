import type { Slot } from '@carwash/domain/slots/slot';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { ifUnchanged } from '../db/compare-and-set.ts';

/** Books a slot in `batch` with the given claim id. Callers must check before whether it may be taken. */
export function takeSlot(
  batch: WriteBatch,
  snapshot: DocumentSnapshot<Slot>,
  { claimId }: { claimId: string },
): void {
  batch.update(
    snapshot.ref,
    { isBooked: 'booked', heldUntil: null, claimId },
    ifUnchanged(snapshot),
  );
}
