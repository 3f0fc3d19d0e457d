import { array, boolean, type InferType, number, object, string } from 'yup';
import { bookingAnswerSchema } from '../bookings/booking.ts';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { cursorMeta, cursorQuery, listOf, searchWords } from '../endpoint/paging.ts';
import { messageAnswerSchema } from '../messages/endpoints.ts';
import { reviewAnswerSchema } from '../reviews/endpoints.ts';
import { instant, maxTillAmount, money, serviceId } from '../schema/fields.ts';
import { phoneMeta } from '../users/user.ts';
import { vehicleSchema } from '../vehicles/vehicle.ts';
import { customerKey } from './customer-key.ts';
import { blockReason, customerNoteSchema, staffNote } from './customer-note.ts';

/** A car of a customer, with what was done last. */
const customerCarSchema = vehicleSchema.shape({
  lastVisit: object({
    serviceId: serviceId().required(),
    serviceName: string().required(),
    addOnIds: array()
      .of(string().required())
      .required()
      .meta({ note: 'The _ids of the add-ons that were booked.' }),
    startsAt: instant().required(),
  })
    .nullable()
    .default(null)
    .meta({ note: 'null for a car that has not been here.' }),
});

export type CustomerCar = InferType<typeof customerCarSchema>;

/** A customer: somebody with an account, or walk-ins with one plate or phone number. */
const customerShape = {
  /** For addresses, in which no key with a phone number or plate may stand. */
  _id: string().required(),
  customerKey: customerKey().required(),
  uid: string().nullable().defined(),
  name: string().defined(),
  email: string().defined(),
  phone: string().defined().meta(phoneMeta),
  cars: array()
    .of(customerCarSchema.required())
    .required()
    .meta({ note: 'The car that was here last comes first.' }),
  notes: array().of(customerNoteSchema.required()).required().meta({
    note: 'What the staff has written about the customer; under several keys where they were not known to be one.',
  }),
  recognisedAsBlocked: instant().nullable().default(null).meta({
    note: 'Since when they can book by phone only, because they are recognised by address, phone number or plate as somebody who was blocked; null: they are not.',
  }),
};

/** Most customers in the answer of a search. */
export const mostFoundCustomers = 8;

const foundCustomerSchema = object(customerShape);

export type FoundCustomer = InferType<typeof foundCustomerSchema>;

/** Most visits that a customer's card lists and sums up. */
export const mostVisitsOnCard = 100;

/** Most messages, and most reviews, on a customer's card. */
export const mostOnCard = 20;

const countAndSum = (note: string) =>
  object({ count: number().integer().required(), amount: money(maxTillAmount).required() })
    .required()
    .meta({ note });

const customerCardSchema = object({
  ...customerShape,
  visits: array()
    .of(bookingAnswerSchema.required())
    .required()
    .meta({ note: `The latest visit first, at most ${mostVisitsOnCard}.` }),
  hasMoreVisits: boolean()
    .required()
    .meta({ note: 'Whether there are older visits, which the figures leave out.' }),
  spentInAll: money(maxTillAmount).required(),
  noShows: number().integer().required().meta({
    note: 'How often they did not come, also with an account that was deleted, while they are recognised.',
  }),
  toPay: countAndSum('Visits that are to be paid later.'),
  neverPaid: countAndSum('Visits whose debt was written off.'),
  reviews: array().of(reviewAnswerSchema.required()).required(),
  messages: array().of(messageAnswerSchema.required()).required(),
  bouncedSince: instant().nullable().defined().meta({
    note: 'Since when mails to the address come back; null: they do not, as far as is known.',
  }),
});

export type CustomerCard = InferType<typeof customerCardSchema>;

/** The customer of a request, in its body, because addresses are logged. */
const customerBody = object({ customerKey: customerKey().required() });

const exampleKey = 'p-8801711000002';

const seenEdition = () =>
  number()
    .integer()
    .min(0)
    .required()
    .meta({ note: 'The edition on the screen of the caller; 0: there was none.' });

/** The form of the staff's note about a customer. */
export const changeCustomerNoteSchema = object({
  staffNote: staffNote().defined(),
  seenEdition: seenEdition(),
});

/** The request body that keeps a customer from booking online, or ends that. */
const blockCustomerSchema = customerBody.shape({
  blockReason: blockReason().nullable().defined().min(1, 'Reason is required.'),
});

/** The form that keeps a customer from booking online. */
export const blockFormSchema = object({
  blockReason: blockReason().required('Reason is required.'),
});

export const customerEndpoints = {
  searchCustomers: defineEndpoint({
    method: 'POST',
    path: '/customers/search',
    summary: `Customers by plate, phone number, name, email or booking code, those who were here last first, at most ${mostFoundCustomers}. Walk-ins with one plate or phone number are one customer. Changes nothing.`,
    auth: 'runDesk',
    body: object({ search: searchWords().trim().max(100).default('') }).meta({
      example: { search: '01711000002' },
    }),
    data: listOf(foundCustomerSchema),
  }),
  listCustomers: defineEndpoint({
    method: 'GET',
    path: '/customers',
    summary:
      'Customers with and without an account by their latest visit, one to come included, the latest first. Each has the cars of that visit and of others near it; the card has all. Accounts without a visit are found by a search.',
    auth: 'runDesk',
    query: object(cursorQuery),
    data: listOf(foundCustomerSchema),
    meta: cursorMeta,
  }),
  getCustomer: defineEndpoint({
    method: 'GET',
    path: '/customers/:id',
    summary:
      'The card of one customer: cars, visits, figures, reviews, messages, notes. The id is the key of an account, or the _id of a booking without one.',
    auth: 'runDesk',
    params: object({ id: string().max(130).required() }),
    data: customerCardSchema,
    errors: ['not_found'],
  }),
  changeCustomerNote: defineEndpoint({
    method: 'PATCH',
    path: '/customers/note',
    summary:
      "Changes the staff's note about a customer. Safe to repeat; 409 if it was changed since it was seen.",
    auth: 'runDesk',
    body: customerBody.concat(changeCustomerNoteSchema).meta({
      example: {
        customerKey: exampleKey,
        staffNote: 'Wants the seats covered.',
        seenEdition: 0,
      },
    }),
    data: customerNoteSchema,
    errors: ['conflict'],
  }),
  blockCustomer: defineEndpoint({
    method: 'PATCH',
    path: '/customers/block',
    summary:
      'Keeps an account or a phone number from booking online and from the waitlist, or ends that. The desk can still book for them. Safe to repeat; 409 for a plate.',
    auth: 'runDesk',
    body: blockCustomerSchema.meta({
      example: { customerKey: exampleKey, blockReason: 'Did not come three times.' },
    }),
    data: customerNoteSchema,
    errors: ['conflict'],
  }),
  eraseCustomer: defineEndpoint({
    method: 'POST',
    path: '/customers/erase',
    summary:
      'Erases a customer without an account: name, phone number, email, address and note from all past bookings and payments, photos, damage notes and notes of the staff; messages that are not sent yet end. Plates, sums and receipts stay. 409 for an account, and while a booking is not over or its money is open, which the message names.',
    auth: 'runDesk',
    body: customerBody.meta({ example: { customerKey: exampleKey } }),
    errors: ['not_found', 'conflict'],
  }),
} as const;
