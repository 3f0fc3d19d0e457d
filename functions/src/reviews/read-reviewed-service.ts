import type { Service } from '@carwash/domain/services/service';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';

/** What a review is of; null for the business as a whole, or if the service is no longer there. */
export const readReviewedService = async (
  serviceId: string | null,
  { db }: Context,
): Promise<QueryDocumentSnapshot<Service> | null> =>
  serviceId === null ? null : readDocument(db.services, serviceId);
