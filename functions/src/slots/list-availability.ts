import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readService } from '../services/read-service.ts';
import { forCustomers, readAnswersOfDay } from './answer-of-slot.ts';

/**
 * The slots of a service on a day, the earliest first, without paging: a day has a limited number of
 * slots.
 * @throws ApiError not_found for an unknown service
 */
export const listAvailability: Handler<Context, Endpoints['listAvailability']> = async (
  { query: { serviceId, date } },
  context,
) => {
  const [answers] = await Promise.all([
    readAnswersOfDay(serviceId, date, context),
    readService(serviceId, context),
  ]);
  return forCustomers(answers, context);
};
