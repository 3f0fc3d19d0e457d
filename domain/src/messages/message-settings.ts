import { array, boolean, type InferType, number, object, string } from 'yup';
import { emailAddress } from '../schema/email-address.ts';
import { clockTime, text } from '../schema/fields.ts';
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

/** Settings of all messages. The desk reads them; only admins change them. */
export const messageSettingsSchema = object({
  isStopped: boolean()
    .required()
    .meta({ note: 'Stops all sending; what waits is sent later where it is still true.' }),
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
    note: 'Customers with an account and a phone number get text messages too.',
  }),
  textPrice: number()
    .test(
      'price',
      'Price of a segment must be from 0 to 100, with at most four decimals.',
      (value) =>
        value == null ||
        (value >= 0 &&
          value <= 100 &&
          Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6),
    )
    .nullable()
    .defined()
    .meta({
      note: 'Price of a segment of a text message, in major currency units; null: not entered.',
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
    ...set,
  };
}
