import type { Slot } from '@carwash/domain/slots/slot';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';

/** @throws ApiError not_found */
export async function readSlot(id: string, { db }: Context): Promise<QueryDocumentSnapshot<Slot>> {
  const snapshot = await readDocument(db.slots, id);
  if (!snapshot) throw new ApiError('not_found', 'There is no such slot.');
  return snapshot;
}
