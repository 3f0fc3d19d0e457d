import type { visitPhotoEndpoints } from '@carwash/domain/visit-records/endpoints';
import type { YardContext } from '../bookings/read-yard-booking.ts';
import type { Handlers } from '../http/handler.ts';
import { addVisitPhoto } from './add-visit-photo.ts';
import { getVisitPhoto } from './get-visit-photo.ts';
import { removeVisitPhoto } from './remove-visit-photo.ts';

/** The endpoints of photos, which the function `images` serves beside those of pictures. */
export type VisitPhotoEndpointName = keyof typeof visitPhotoEndpoints;

/** The handler of each endpoint of photos. */
export const visitPhotoHandlers: Handlers<YardContext, VisitPhotoEndpointName> = {
  addVisitPhoto,
  getVisitPhoto,
  removeVisitPhoto,
};
