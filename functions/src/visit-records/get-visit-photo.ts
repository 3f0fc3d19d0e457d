import type { Endpoints } from '@carwash/domain/endpoints';
import type { YardContext } from '../bookings/read-yard-booking.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { requireReader } from './read-visit-record.ts';

/**
 * Returns a photo of a visit, in the small size if that is requested and exists.
 * @throws ApiError not_found, also for those who may not see the visit, and for a photo that is over
 */
export const getVisitPhoto: Handler<YardContext, Endpoints['getVisitPhoto']> = async (
  { params: { bookingId, photoId }, query: { size }, caller },
  context,
) => {
  await requireReader(bookingId, caller, context);
  const photo = (await readDocument(context.db.visitPhotos, photoId))?.data();
  if (!photo || photo.bookingId !== bookingId || photo.expiresAt <= context.now()) {
    throw new ApiError('not_found', 'There is no such photo.');
  }
  const { bytes, small, contentType } = photo;
  return size === 'small' && small
    ? { bytes: small, contentType, version: `${photoId}-small` }
    : { bytes, contentType, version: photoId };
};
