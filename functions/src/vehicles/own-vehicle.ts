import type { SavedVehicle } from '@carwash/domain/vehicles/saved-vehicle';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Caller } from '../http/handler.ts';

/**
 * Reads a vehicle of the caller.
 * @throws ApiError not_found for another customer's vehicle as for one that does not exist
 */
export async function readOwnVehicle(
  id: string,
  { uid }: Caller,
  { db }: Context,
): Promise<QueryDocumentSnapshot<SavedVehicle>> {
  const snapshot = await readDocument(db.savedVehicles, id);
  if (snapshot?.data().uid !== uid) throw new ApiError('not_found', 'Vehicle not found');
  return snapshot;
}
