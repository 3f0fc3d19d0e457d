import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { Context } from '../context.ts';
import { asRead, commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import type { Handler } from '../http/handler.ts';
import { readService } from './read-service.ts';
import { requireImage } from './require-image.ts';

/**
 * Changes the given fields of a service. Payments and bookings keep the copy of what was sold, and
 * what was counted stays with the category that it was sold under.
 * @throws ApiError not_found
 */
export const updateService: Handler<Context, Endpoints['updateService']> = async (
  { params, body },
  context,
) => {
  if (body.image !== undefined) await requireImage(body.image, context);
  return untilUncontended(async () => {
    const snapshot = await readService(params.id, context);
    const service = snapshot.data();
    if (Object.keys(body).length === 0) return service;
    const batch = context.db.batch();
    batch.update(snapshot.ref, { ...body }, asRead(snapshot));
    return (await commitIfUnchanged(batch)) ? { ...service, ...body } : undefined;
  });
};
