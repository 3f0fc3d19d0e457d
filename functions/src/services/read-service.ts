import type { Service } from '@carwash/domain/services/service';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';

export const serviceNotFound = () => new ApiError('not_found', 'There is no such service.');

/**
 * Reads a service.
 * @throws ApiError not_found
 */
export async function readService(
  id: string,
  { db }: Context,
): Promise<QueryDocumentSnapshot<Service>> {
  const snapshot = await readDocument(db.services, id);
  if (!snapshot) throw serviceNotFound();
  return snapshot;
}
