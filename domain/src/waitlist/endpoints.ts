import { array, type InferType, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { listOf } from '../endpoint/paging.ts';
import { clockTime, day, fromMeta, serviceId } from '../schema/fields.ts';
import { chosenAddOns } from '../services/add-ons.ts';
import { enteredVehicleSchema, exampleVehicle } from '../vehicles/vehicle.ts';
import { maxWaitlistDays, untilMeta, waitlistEntrySchema } from './waitlist-entry.ts';

/** The form and the request body with which a customer joins the waitlist. */
export const joinWaitlistSchema = enteredVehicleSchema.shape({
  serviceId: serviceId().max(64).required(),
  dates: array()
    .of(day().required())
    .min(1, 'Choose a day.')
    .max(maxWaitlistDays, `Choose at most ${maxWaitlistDays} days.`)
    .required()
    .meta({ note: 'Days of the business without room for the job, each once.' }),
  from: clockTime().required('Choose the earliest start.').meta(fromMeta),
  until: clockTime()
    .required('Choose the latest start.')
    .test(
      'order',
      'The latest start must not be before the earliest.',
      (until, { parent: { from } }) => !from || !until || from <= until,
    )
    .meta(untilMeta),
  addOns: chosenAddOns(),
});

export type JoinWaitlist = InferType<typeof joinWaitlistSchema>;

const entryParam = object({ id: string().max(200).required() });

const exampleOffer = { slotId: 'foamwash_2030-01-15_0900' };

/** The form and the request body with which the desk offers a time. */
const offerPlaceSchema = object({
  slotId: string().max(64).required('Choose a free time.'),
});

export const waitlistEndpoints = {
  joinWaitlist: defineEndpoint({
    method: 'POST',
    path: '/waitlist',
    summary:
      'Puts the caller in line for a service on days without room. If one of the days has room, or the caller waits for it already, nothing is changed.',
    auth: 'user',
    limits: [{ kind: 'waitlist', by: ['account'] }],
    body: joinWaitlistSchema.meta({
      example: {
        serviceId: 'foamwash',
        dates: ['2030-01-15'],
        from: '09:00',
        until: '12:00',
        ...exampleVehicle,
      },
    }),
    data: listOf(waitlistEntrySchema),
    errors: ['not_found', 'not_on_sale', 'conflict', 'email_not_verified'],
  }),
  leaveWaitlist: defineEndpoint({
    method: 'DELETE',
    path: '/waitlist/own/:id',
    summary:
      "Ends an entry of the caller's. What was kept for it goes to the next in line. Safe to repeat.",
    auth: 'user',
    params: entryParam,
    errors: ['not_found'],
  }),
  offerPlace: defineEndpoint({
    method: 'POST',
    path: '/waitlist/:id/offer',
    summary: 'Keeps a free time for somebody who waits, whoever is first in line, and tells them.',
    auth: 'runDesk',
    params: entryParam,
    body: offerPlaceSchema.meta({ example: exampleOffer }),
    data: waitlistEntrySchema,
    errors: ['not_found', 'conflict', 'slot_taken', 'slot_being_paid'],
  }),
  removeFromWaitlist: defineEndpoint({
    method: 'DELETE',
    path: '/waitlist/:id',
    summary: "Ends a customer's entry. Safe to repeat.",
    auth: 'runDesk',
    params: entryParam,
    errors: ['not_found'],
  }),
} as const;
