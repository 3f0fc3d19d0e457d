import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readVisitRecord, requireReader } from './read-visit-record.ts';

/**
 * Returns the photos, without their bytes, and the damage note of a visit.
 * @throws ApiError not_found, also for another customer's booking, and for a washer on other days
 */
export const getVisitRecord: Handler<Context, Endpoints['getVisitRecord']> = async (
  { params: { id }, caller },
  context,
) => {
  await requireReader(id, caller, context);
  return (await readVisitRecord(id, context)).kept;
};
