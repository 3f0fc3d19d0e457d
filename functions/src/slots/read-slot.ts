import type { OfferedSlot } from '@carwash/domain/slots/slot';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';

export const slotNotFound = () => new ApiError('not_found', 'There is no such slot.');

/** @throws ApiError not_found */
export async function readSlot(
  id: string,
  { db }: Context,
): Promise<QueryDocumentSnapshot<OfferedSlot>> {
  const snapshot = await readDocument(db.slots, id);
  if (!snapshot) throw slotNotFound();
  return snapshot;
}
