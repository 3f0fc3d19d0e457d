import type { Service } from '@carwash/domain/services/service';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';

/** Returns the service of a review; null for a review of the business, or if the service was deleted. */
export const readReviewedService = async (
  serviceId: string | null,
  { db }: Context,
): Promise<QueryDocumentSnapshot<Service> | null> =>
  serviceId === null ? null : readDocument(db.services, serviceId);
