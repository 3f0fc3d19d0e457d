import { array, boolean, type InferType, number, object, string } from 'yup';
import { emailAddress } from '../schema/email-address.ts';
import { clockTime, text } from '../schema/fields.ts';
import { phoneCountries } from '../users/phone-countries.ts';
import { type BookingMessageKind, bookingMessageKinds, optionalMessageKinds } from './kinds.ts';

/** Id of the document in `settings`. */
export const messageSettingsId = 'messages';

/** Longest line that an owner can add to a kind, in characters. */
export const maxOwnLineLength = 200;

const kinds = Object.keys(bookingMessageKinds) as BookingMessageKind[];

const ownLineSchema = object({
  kind: string().oneOf(kinds).required(),
  line: text(maxOwnLineLength).label('Own line').required('Own line is required.'),
});

/** Returns the field of a price with up to four decimals. */
const typedPrice = (label: string, most: number) =>
  number().test(
    'price',
    `${label} must be from 0 to ${most}, with at most four decimals.`,
    (value) =>
      value == null ||
      (value >= 0 && value <= most && Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6),
  );

/** Settings of all messages. The desk reads them; only admins change them. */
export const messageSettingsSchema = object({
  isStopped: boolean().required().meta({
    note: 'Stops all sending but links that a reader has asked for; what waits is sent later where it is still true.',
  }),
  offKinds: array().of(string().oneOf(optionalMessageKinds).required()).required().meta({
    note: 'Kinds that are never sent; those about money, moves and cancellations always are.',
  }),
  ownLines: array()
    .of(ownLineSchema.required())
    .max(kinds.length)
    .test('distinct', 'A kind is there twice.', (list) => {
      const named = (list ?? []).flatMap((own) => own?.kind ?? []);
      return new Set(named).size === named.length;
    })
    .required()
    .meta({ note: 'Lines that the business adds to kinds.' }),
  quietFrom: clockTime()
    .label('Quiet from')
    .required()
    .meta({ note: 'From then until quietUntil nobody is reminded or asked for a review.' }),
  quietUntil: clockTime().label('Quiet until').required(),
  staffEmail: emailAddress('Email for the business')
    .defined()
    .meta({ note: 'Messages to the business go there; empty: to its public email.' }),
  isTextOn: boolean().required().meta({
    note: 'Customers with an account whose phone number is known from a visit get text messages too.',
  }),
  textPrice: typedPrice('Price of a segment', 100).nullable().defined().meta({
    note: 'Price of a segment of a text message, in major currency units; null: not entered, and none is sent.',
  }),
  textBudget: typedPrice('Monthly budget', 1_000_000).nullable().defined().meta({
    note: 'What text messages may cost in a month, in major currency units; null: not entered, and none is sent.',
  }),
  textCountries: array()
    .of(string().oneOf(phoneCountries).required())
    .max(phoneCountries.length)
    .test(
      'distinct',
      'A country is there twice.',
      (list) => new Set(list ?? []).size === (list ?? []).length,
    )
    .required()
    .meta({
      note: 'Countries to whose phone numbers text messages are sent, as ISO 3166-1 alpha-2; none: the country of the business.',
    }),
});

export type MessageSettings = InferType<typeof messageSettingsSchema>;

/** The document: only the settings that the business has set. */
export const storedMessageSettingsSchema = messageSettingsSchema
  .partial()
  .shape({ _id: string().required() });

export type StoredMessageSettings = InferType<typeof storedMessageSettingsSchema>;

/**
 * Returns all settings of messages.
 * @param stored the stored settings; null and undefined: none
 */
export function messageSettingsOf(
  stored: StoredMessageSettings | null | undefined,
): MessageSettings {
  const { _id, ...set } = { _id: undefined, ...stored };
  return {
    isStopped: false,
    offKinds: [],
    ownLines: [],
    quietFrom: '21:00',
    quietUntil: '08:00',
    staffEmail: '',
    isTextOn: false,
    textPrice: null,
    textBudget: null,
    textCountries: [],
    ...set,
  };
}
