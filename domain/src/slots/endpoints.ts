import { array, boolean, type InferType, number, object, string } from 'yup';
import { affectedBookingSchema } from '../days/endpoints.ts';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { cursorMeta, cursorQuery, listOf } from '../endpoint/paging.ts';
import { successMessages } from '../endpoint/success-messages.ts';
import { clockTime, day, firstDay, lastDay, serviceId } from '../schema/fields.ts';
import { serviceSchema } from '../services/service.ts';
import { publicSettingsSchema } from '../settings/public-settings.ts';
import { slotAnswerSchema, slotStatus } from './slot.ts';
import { shortestSlot } from './slot-times.ts';

/** Statuses that the desk can set. Only a payment sets a slot to booked. */
const changeableStatus = () => slotStatus().oneOf(['available', 'canceled']);

/** The slot form and the request body that creates a slot. */
export const createSlotSchema = object({
  /** Id of the service. */
  service: string().max(64).required('Service is required.'),
  date: day().label('Date').required('Date is required.'),
  startTime: clockTime().label('Start time').required('Start time is required.'),
  endTime: clockTime().label('End time').required('End time is required.'),
  isBooked: changeableStatus().default('available'),
});

const minutes = (name: string, least: number, most: number) =>
  number()
    .label(name)
    .typeError(`${name} must be a number of minutes.`)
    .integer(`${name} must be whole minutes.`)
    .min(least, `${name} must be at least ${least} minutes.`)
    .max(most, `${name} must be at most ${most} minutes.`)
    .meta({ note: 'Minutes.' });

/**
 * A timetable of at most 92 days and 2,000 slots: the same times on selected weekdays of a date range.
 */
export const createSlotsSchema = object({
  service: string().max(64).required('Service is required.'),
  startDate: firstDay().label('First day').required('First day is required.'),
  endDate: lastDay().label('Last day').required('Last day is required.'),
  weekdays: array()
    .of(number().integer().min(0).max(6).required())
    .min(1, 'Choose at least one weekday.')
    .max(7)
    .required()
    .meta({ note: '0 is Sunday.' }),
  openingTime: clockTime()
    .label('Opening time')
    .required('Opening time is required.')
    .meta({ note: 'No slot begins earlier. In the time zone of the business.' }),
  closingTime: clockTime()
    .label('Closing time')
    .required('Closing time is required.')
    .meta({ note: 'No slot ends later. In the time zone of the business.' }),
  length: minutes('Length', shortestSlot, 1440).required('Length is required.'),
  gap: minutes('Gap', 0, 720)
    .default(0)
    .meta({ note: 'Minutes between the end of one slot and the start of the next.' }),
  preview: boolean().default(false).meta({ note: 'Only count, change nothing.' }),
});

export type CreateSlots = InferType<typeof createSlotsSchema>;

/** The fields that starts by the opening hours depend on, as they could become. */
const previewStartsSchema = publicSettingsSchema
  .pick(['hours', 'exceptions', 'bookAheadDays'])
  .partial()
  .shape({
    service: serviceSchema
      .pick(['duration', 'startsEvery'])
      .shape({ serviceId: serviceId().max(64).required() })
      .optional()
      .default(undefined),
  });

const addedMeta = {
  note: 'Slots that come; when they are made, also those that get another length.',
};
const removedMeta = { note: 'Slots that go. Bookings of them stand.' };

const daysWithRoom = () =>
  listOf(
    object({
      date: day().required(),
      startTimes: listOf(clockTime().required()).meta({
        note: 'The earliest first, in the time zone of the business.',
      }),
    }),
  );

const slotParam = object({ id: string().max(64).required() });

export const slotEndpoints = {
  createSlot: defineEndpoint({
    method: 'POST',
    path: '/services/slots',
    summary: 'Adds a slot to a service. It can be sold as often as a bay is free for it.',
    auth: 'runDesk',
    body: createSlotSchema.meta({
      example: {
        service: 'foamwash',
        date: '2030-01-15',
        startTime: '09:00',
        endTime: '09:45',
      },
    }),
    data: slotAnswerSchema,
    errors: ['not_found', 'conflict'],
    message: successMessages.createSlot,
  }),
  createSlots: defineEndpoint({
    method: 'POST',
    path: '/services/slots/bulk',
    summary:
      'Adds the slots of a timetable, or previews how many. Existing slots are left alone and counted.',
    auth: 'runDesk',
    body: createSlotsSchema.meta({
      example: {
        service: 'foamwash',
        startDate: '2030-01-14',
        endDate: '2030-02-10',
        weekdays: [0, 1, 2, 3, 4],
        openingTime: '09:00',
        closingTime: '18:00',
        length: 45,
        gap: 15,
        preview: true,
      },
    }),
    data: object({
      created: number().required().meta({ note: 'Slots that were created, or would be.' }),
      existing: number().required().meta({ note: 'Slots of the timetable that exist already.' }),
    }),
    errors: ['not_found'],
  }),
  previewStarts: defineEndpoint({
    method: 'POST',
    path: '/services/slots/by-hours/preview',
    summary:
      'Counts the slots that would come and go if the opening hours, or a service that follows them, were changed. Without a change: what is left to be done. Changes nothing.',
    auth: 'manageCatalogue',
    body: previewStartsSchema.meta({
      example: { exceptions: [{ from: '2030-12-24', to: '2030-12-26', periods: [], note: '' }] },
    }),
    data: object({
      added: number().required().meta(addedMeta),
      changed: number().required().meta({ note: 'Slots that would take longer or less long.' }),
      removed: number().required().meta(removedMeta),
      outside: listOf(affectedBookingSchema).meta({
        note: 'Bookings while the business would be closed. They stand until somebody moves or cancels them.',
      }),
    }),
  }),
  makeStarts: defineEndpoint({
    method: 'POST',
    path: '/services/slots/by-hours',
    summary:
      'Makes slots follow the opening hours now, which the background work does within a minute anyway. Slots made or closed by hand stay, and so do bookings. Safe to repeat.',
    auth: 'manageCatalogue',
    data: object({
      added: number().required().meta(addedMeta),
      removed: number().required().meta(removedMeta),
      isDone: boolean().required().meta({
        note: 'false: some are left, because somebody is paying for them, or for lack of time.',
      }),
    }),
  }),
  listSlots: defineEndpoint({
    method: 'GET',
    path: '/services/slots',
    summary: 'Slots by date and service, the earliest first.',
    auth: 'runDesk',
    query: object({
      ...cursorQuery,
      date: day().optional(),
      serviceId: serviceId().max(64).optional(),
    }),
    data: listOf(slotAnswerSchema),
    meta: cursorMeta,
  }),
  listAvailability: defineEndpoint({
    method: 'GET',
    path: '/services/slots/availability',
    summary: 'The slots of a service on a day, the earliest first, in whatever state they are.',
    auth: 'anyone',
    isSharedFor: 'seconds',
    query: object({ date: day().required(), serviceId: serviceId().max(64).required() }),
    data: listOf(slotAnswerSchema),
    errors: ['not_found'],
  }),
  listOpenTimes: defineEndpoint({
    method: 'GET',
    path: '/services/slots/openings',
    summary:
      'When each service has room: the starts of its slots to come with a free bay for the vehicle that takes the least time, without add-ons, as far as customers can book them now. What was sold, or has opened, in the last minute may be missing from it.',
    auth: 'anyone',
    isSharedFor: 'seconds',
    query: object({
      serviceId: serviceId().max(64).optional(),
      maxDays: number()
        .integer()
        .min(1)
        .max(366)
        .optional()
        .meta({ note: 'Of each service only as many days with room as this.' }),
    }),
    data: listOf(object({ serviceId: serviceId().required(), days: daysWithRoom() })),
  }),
  listDeskOpenTimes: defineEndpoint({
    method: 'GET',
    path: '/services/slots/openings/desk',
    summary:
      'When a service has room for the desk, for the vehicle that takes the least time: until a start begins, and as far ahead as there are any.',
    auth: 'runDesk',
    query: object({ serviceId: serviceId().max(64).required() }),
    data: daysWithRoom(),
  }),
  getSlot: defineEndpoint({
    method: 'GET',
    path: '/services/slots/:id',
    summary: 'One slot.',
    auth: 'anyone',
    params: slotParam,
    data: slotAnswerSchema,
    errors: ['not_found'],
  }),
  updateSlot: defineEndpoint({
    method: 'PATCH',
    path: '/services/slots/:id',
    summary:
      'Closes an open slot or opens a closed one. A booked slot, or one that is being paid for, stays as it is.',
    auth: 'runDesk',
    params: slotParam,
    body: object({ isBooked: changeableStatus().required() }).meta({
      example: { isBooked: 'canceled' },
    }),
    data: slotAnswerSchema,
    errors: ['not_found', 'slot_being_paid', 'conflict'],
    message: successMessages.updateSlot,
  }),
} as const;
