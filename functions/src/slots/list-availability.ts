import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readService } from '../services/read-service.ts';
import { answersOf, forCustomers } from './answer-of-slot.ts';

/**
 * The slots of a service on a day, the earliest first, without paging: a day has a limited number of
 * slots.
 * @throws ApiError not_found for an unknown service
 */
export const listAvailability: Handler<Context, Endpoints['listAvailability']> = async (
  { query: { serviceId, date } },
  context,
) => {
  await readService(serviceId, context);
  const slots = await context.db.slots
    .where('serviceId', '==', serviceId)
    .where('date', '==', date)
    .orderBy('startTime')
    .get();
  const answers = await answersOf(
    slots.docs.map((slot) => slot.data()),
    context,
  );
  return forCustomers(answers, context);
};
