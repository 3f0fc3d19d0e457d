import { object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { smallSize } from '../images/endpoints.ts';
import {
  damageNote,
  mostVisitPhotos,
  photoStage,
  visitPhotoAnswerSchema,
  visitRecordAnswerSchema,
} from './visit-record.ts';

const bookingParam = object({ id: string().max(64).required() });

const photoParams = object({
  bookingId: string().max(64).required(),
  photoId: string().max(64).required(),
});

/** The form of a damage note. */
export const damageNoteFormSchema = object({ damageNote: damageNote().default('') });

const changeDamageNoteSchema = object({
  damageNote: damageNote().defined(),
  seenNote: damageNote().defined().meta({ note: 'The note on the screen of the caller.' }),
});

/** Calls about the record of a visit that `api` serves. */
export const visitRecordEndpoints = {
  getVisitRecord: defineEndpoint({
    method: 'GET',
    path: '/bookings/:id/visit-record',
    summary:
      'The photos and the damage note of a visit, for its customer, the desk, and washers on its day; 404 for everybody else. What is over by the settings is not there.',
    auth: 'anyRole',
    params: bookingParam,
    data: visitRecordAnswerSchema,
    errors: ['not_found'],
  }),
  changeDamageNote: defineEndpoint({
    method: 'PATCH',
    path: '/bookings/:id/damage-note',
    summary:
      'Changes the damage note of a visit, which its customer sees; washers on its day. Safe to repeat; 409 if it was changed since it was seen.',
    auth: 'runYard',
    params: bookingParam,
    body: changeDamageNoteSchema.meta({
      example: { damageNote: 'A scratch on the left front door.', seenNote: '' },
    }),
    data: visitRecordAnswerSchema,
    errors: ['not_found', 'conflict'],
  }),
} as const;

/** Calls about photos of visits, which the function `images` serves. */
export const visitPhotoEndpoints = {
  addVisitPhoto: defineEndpoint({
    method: 'POST',
    path: '/visit-photos/:bookingId',
    summary: `Adds a photo to a visit, re-encoded without location and camera data; at most ${mostVisitPhotos}; washers on its day. Sent again, the same photo is stored once. It is removed after the days of the settings.`,
    auth: 'runYard',
    accepts: 'image',
    params: photoParams.pick(['bookingId']),
    query: object({ photoStage: photoStage().required() }),
    data: visitPhotoAnswerSchema,
    errors: ['not_found', 'conflict', 'too_large', 'unsupported_media_type', 'overloaded'],
  }),
  getVisitPhoto: defineEndpoint({
    method: 'GET',
    path: '/visit-photos/:bookingId/:photoId',
    summary:
      'A photo of a visit, for its customer, the desk, and washers on its day; 404 for everybody else.',
    auth: 'anyRole',
    response: 'image',
    params: photoParams,
    query: object({ size: smallSize() }),
    errors: ['not_found'],
  }),
  removeVisitPhoto: defineEndpoint({
    method: 'DELETE',
    path: '/visit-photos/:bookingId/:photoId',
    summary: 'Removes a photo of a visit; washers on its day. Safe to repeat.',
    auth: 'runYard',
    params: photoParams,
    data: visitRecordAnswerSchema,
    errors: ['not_found'],
  }),
} as const;
