import { array, boolean, type InferType, number, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { listOf } from '../endpoint/paging.ts';
import { clockTime, day } from '../schema/fields.ts';
import { saleVersion } from '../schema/sale-version.ts';
import { seenMeta } from '../schema/seen-lists.ts';
import { baySchema, mostBays } from './bay.ts';
import { closeBaysSchema, plannedClosureSchema } from './closure.ts';
import { faultOfBays } from './fault-of-bays.ts';

/** The form and the request body that set the bays up. */
export const setBaysSchema = object({
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
    .test('bays', (bays, { path, createError }) => {
      // Entries of other types are reported by their own schema.
      const areReadable = bays?.every((bay) => typeof bay?.name === 'string');
      const fault = bays && areReadable && faultOfBays(bays);
      if (!fault) return true;
      return createError({ path: `${path}[${fault.at}].${fault.field}`, message: fault.message });
    })
    .required(),
  seen: array().of(baySchema.required()).max(mostBays).optional().meta(seenMeta),
  preview: boolean().default(false).meta({ note: 'Only count, change nothing.' }),
});

/** A booking that somebody has to move or cancel. */
export const affectedBookingSchema = object({
  _id: string().required(),
  customerName: string().required(),
  serviceName: string().required(),
  version: saleVersion().required(),
  date: day().required(),
  startTime: clockTime().required(),
  next: object({
    slotId: string().required(),
    date: day().required(),
    startTime: clockTime().required(),
  })
    .nullable()
    .defined()
    .meta({
      note: 'The next start at which it fits, if those before it in the list take theirs; null: there is none.',
    }),
});

export type AffectedBooking = InferType<typeof affectedBookingSchema>;

const displaced = () =>
  listOf(affectedBookingSchema).meta({
    note: 'Bookings that have no bay any more. They stand until somebody moves or cancels them.',
  });

const moved = () =>
  number().integer().required().meta({
    note: 'Bookings that get another bay, at the time that they have.',
  });

const paying = () =>
  number().integer().required().meta({
    note: 'Customers who are paying for a time for which there is no bay any more: their hold ends, and what they pay goes back unless a bay is free by then.',
  });

export const dayEndpoints = {
  listBays: defineEndpoint({
    method: 'GET',
    path: '/bays',
    summary: 'The bays and vans of the business. A new one begins with one bay.',
    auth: 'anyone',
    data: listOf(baySchema),
  }),
  setBays: defineEndpoint({
    method: 'PATCH',
    path: '/bays',
    summary:
      'Sets up the bays in the order in which they are shown, from today on: one without an id is new, one that is left out takes no more jobs. Bookings keep their bay if it can still do them, else they get another one; those for which there is none are listed. A preview changes nothing, and lists of them those that have a bay today.',
    auth: 'manageCatalogue',
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
      moved: moved(),
      paying: paying(),
      displaced: displaced(),
    }),
    errors: ['conflict'],
  }),
  listClosures: defineEndpoint({
    method: 'GET',
    path: '/bays/closures',
    summary: 'When bays are closed, today and later, in the order in which it was entered.',
    auth: 'runDesk',
    data: listOf(plannedClosureSchema),
  }),
  closeBays: defineEndpoint({
    method: 'POST',
    path: '/bays/closures',
    summary:
      'Closes bays on each day of a range, for the whole day or between two times, or previews what that would do. Bookings go to another bay for the same minutes; those for which there is none are listed, and stand. The same closure again changes nothing, or finishes what was interrupted.',
    auth: 'runDesk',
    body: closeBaysSchema.meta({
      example: {
        bays: ['bay-1'],
        from: '2030-01-14',
        to: '2030-01-14',
        startTime: '14:00',
        endTime: null,
        note: 'The pump is being repaired.',
        preview: true,
      },
    }),
    data: object({
      closure: plannedClosureSchema
        .nullable()
        .defined()
        .meta({ note: 'The closure; null in a preview.' }),
      moved: moved(),
      paying: paying(),
      displaced: displaced(),
    }),
    errors: ['conflict'],
  }),
  reopenBays: defineEndpoint({
    method: 'DELETE',
    path: '/bays/closures/:id',
    summary:
      'Ends a closure: its bays take jobs again, first of all the bookings that had none. Safe to repeat after a failure.',
    auth: 'runDesk',
    params: object({ id: string().max(64).required() }),
    errors: ['not_found', 'conflict'],
  }),
  listDisplaced: defineEndpoint({
    method: 'GET',
    path: '/bays/displaced',
    summary: 'Bookings of today and later that have no bay, until somebody moves or cancels them.',
    auth: 'runDesk',
    data: displaced(),
  }),
} as const;
