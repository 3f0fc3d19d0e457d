import { array, boolean, type InferType, number, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { cursorMeta, cursorQuery, listOf } from '../endpoint/paging.ts';
import { successMessages } from '../endpoint/success-messages.ts';
import { clockTime, day } from '../schema/fields.ts';
import { slotAnswerSchema } from './slot.ts';

/** Only a payment makes a slot booked. */
const changeableStatus = () => string().oneOf(['available', 'canceled']);

/** The slot form and the body of the call that creates a slot. */
export const createSlotSchema = object({
  /** Id of the service. */
  service: string().max(64).required('Service is required.'),
  date: day().label('Date').required('Date is required.'),
  startTime: clockTime().label('Start time').required('Start time is required.'),
  endTime: clockTime().label('End time').required('End time is required.'),
  isBooked: changeableStatus().default('available'),
});

export type CreateSlot = InferType<typeof createSlotSchema>;

const minutes = (name: string, least: number, most: number) =>
  number()
    .label(name)
    .typeError(`${name} must be a number of minutes.`)
    .integer(`${name} must be whole minutes.`)
    .min(least, `${name} must be at least ${least} minutes.`)
    .max(most, `${name} must be at most ${most} minutes.`);

/** A timetable of at most 92 days and 2,000 slots: the same times on the chosen weekdays of a range of days. */
export const createSlotsSchema = object({
  service: string().max(64).required('Service is required.'),
  /** First and last day, both included. */
  startDate: day().label('First day').required('First day is required.'),
  endDate: day().label('Last day').required('Last day is required.'),
  /** 0 is Sunday. */
  weekdays: array()
    .of(number().integer().min(0).max(6).required())
    .min(1, 'Choose at least one weekday.')
    .max(7)
    .required(),
  /** Opening hours: no slot begins before or ends after. */
  openingTime: clockTime().label('Opening time').required('Opening time is required.'),
  closingTime: clockTime().label('Closing time').required('Closing time is required.'),
  /** Minutes. */
  length: minutes('Length', 5, 1440).required('Length is required.'),
  /** Minutes between the end of one slot and the start of the next. */
  gap: minutes('Gap', 0, 720).default(0),
  /** Only count, create nothing. */
  preview: boolean().default(false),
});

export type CreateSlots = InferType<typeof createSlotsSchema>;

const slotParam = object({ id: string().max(64).required() });

export const slotEndpoints = {
  createSlot: defineEndpoint({
    method: 'POST',
    path: '/services/slots',
    summary: 'Adds a slot to a service. It must not overlap another slot of that service.',
    auth: 'admin',
    body: createSlotSchema,
    data: slotAnswerSchema,
    errors: ['not_found', 'conflict'],
    message: successMessages.createSlot,
  }),
  createSlots: defineEndpoint({
    method: 'POST',
    path: '/services/slots/bulk',
    summary:
      'Adds the slots of a timetable, or previews how many. Existing slots are left alone and counted.',
    auth: 'admin',
    body: createSlotsSchema,
    data: object({
      /** Slots that were created, or would be. */
      created: number().required(),
      /** Slots of the timetable that exist already. */
      existing: number().required(),
      /** Slots of the timetable that would overlap an existing one of another time. */
      overlapping: number().required(),
    }),
    errors: ['not_found'],
  }),
  listSlots: defineEndpoint({
    method: 'GET',
    path: '/services/slots',
    summary: 'Slots by date and service, the earliest first.',
    auth: 'admin',
    query: object({
      ...cursorQuery,
      date: day().optional(),
      serviceId: string().max(64).optional(),
    }),
    data: listOf(slotAnswerSchema),
    meta: cursorMeta,
  }),
  listAvailability: defineEndpoint({
    method: 'GET',
    path: '/services/slots/availability',
    summary: 'The slots of a service on a day, the earliest first, in whatever state they are.',
    auth: 'anyone',
    query: object({ date: day().required(), serviceId: string().max(64).required() }),
    data: listOf(slotAnswerSchema),
    errors: ['not_found'],
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
    auth: 'admin',
    params: slotParam,
    body: object({ isBooked: changeableStatus().required() }),
    data: slotAnswerSchema,
    errors: ['not_found', 'slot_being_paid', 'conflict'],
    message: successMessages.updateSlot,
  }),
} as const;
