import type { Slot } from '@carwash/domain/slots/slot';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { ifUnchanged } from '../db/compare-and-set.ts';
import { changeOpenings, type OpeningsContext } from './change-openings.ts';

type StatusChange = Pick<Slot, 'isBooked'> & Partial<Pick<Slot, 'heldUntil' | 'claimId'>>;

/**
 * Changes the status of a slot in `batch`, and with it what the openings of its service say. Callers
 * must check before whether the slot may change.
 */
export function changeSlotStatus(
  batch: WriteBatch,
  snapshot: DocumentSnapshot<Slot>,
  change: StatusChange,
  context: OpeningsContext,
): void {
  batch.update(snapshot.ref, { ...change }, ifUnchanged(snapshot));
  const slot = snapshot.data();
  if (!slot || (slot.isBooked === 'available') === (change.isBooked === 'available')) return;
  changeOpenings(batch, [slot], change.isBooked === 'available' ? 'open' : 'closed', context);
}
