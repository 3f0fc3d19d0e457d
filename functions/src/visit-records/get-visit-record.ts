import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readSeenBooking, readVisitRecord } from './read-visit-record.ts';

/**
 * Returns the photos, without their bytes, and the damage note of a visit.
 * @throws ApiError not_found, also for another customer's booking
 */
export const getVisitRecord: Handler<Context, Endpoints['getVisitRecord']> = async (
  { params: { id }, caller },
  context,
) => {
  await readSeenBooking(id, caller, context);
  return (await readVisitRecord(id, context)).kept;
};
