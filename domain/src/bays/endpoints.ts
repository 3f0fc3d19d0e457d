import { array, type InferType, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { listOf } from '../endpoint/paging.ts';
import { clockTime, day } from '../schema/fields.ts';
import { baySchema } from './bay.ts';

/** More bays, and a day would no longer be small. */
const mostBays = 30;

/** The request body that sets the bays up. */
const setBaysSchema = object({
  bays: array()
    .of(
      baySchema
        .shape({
          _id: string()
            .matches(/^[\w-]{1,64}$/)
            .optional(),
        })
        .noUnknown(({ path, unknown }) => `${path} has unknown fields: ${unknown}`)
        .required(),
    )
    .min(1, 'A business has at least one bay.')
    .max(mostBays, `At most ${mostBays} bays.`)
    .required(),
});

/** A booking that somebody has to move or cancel. */
const affectedBookingSchema = object({
  _id: string().required(),
  customerName: string().required(),
  serviceName: string().required(),
  date: day().required(),
  startTime: clockTime().required(),
});

export type AffectedBooking = InferType<typeof affectedBookingSchema>;

export const bayEndpoints = {
  listBays: defineEndpoint({
    method: 'GET',
    path: '/bays',
    summary: 'The bays and vans of the business; none where each service has a place of its own.',
    auth: 'anyone',
    data: listOf(baySchema),
  }),
  setBays: defineEndpoint({
    method: 'PATCH',
    path: '/bays',
    summary:
      'Sets up the bays in the order in which they are shown, from today on: one without an id is new, one that is left out takes no more jobs. Bookings keep their bay if it can still do them, else they get another one; those for which there is none are listed.',
    auth: 'admin',
    body: setBaysSchema.meta({
      example: {
        bays: [
          { name: 'Bay 1', kind: 'bay', services: null, cleanUp: 10 },
          { name: 'Van', kind: 'van', services: ['doorstep'], cleanUp: 20 },
        ],
      },
    }),
    data: object({
      bays: listOf(baySchema),
      displaced: listOf(affectedBookingSchema).meta({
        note: 'Bookings that have no bay any more. They stand until somebody moves or cancels them.',
      }),
    }),
    errors: ['conflict'],
  }),
} as const;
