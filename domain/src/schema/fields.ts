import { date, number, string } from 'yup';

declare module 'yup' {
  /** Documentation of a schema: `.meta({ note: 'Minutes.' })`. */
  interface CustomSchemaMetadata {
    /**
     * Meaning of a field, if the name alone does not tell it: units, formats, special values. A field name
     * means the same in every schema.
     */
    note?: string;
    /** Only for request bodies: a realistic example. */
    example?: object;
  }
}

/**
 * Matches control and format characters that names and notes do not need and that can hide or reverse text.
 * Joiners and marks that some scripts and emoji need are allowed.
 */
const unprintable = /(?![\u200c-\u200f])[\p{Cc}\p{Cf}\p{Co}]/u;
const visible = /[^\p{Z}\p{C}]/u;

const printable = (max: number, allowed: RegExp) =>
  string()
    .trim()
    .max(max, ({ path }) => `${path} must be at most ${max} characters.`)
    .test(
      'printable',
      ({ path }) => `${path} must be readable text.`,
      (value) => {
        if (!value) return true;
        const rest = value.replace(allowed, '');
        return value.isWellFormed() && visible.test(value) && !unprintable.test(rest);
      },
    );

/** Returns the field of a trimmed, printable line of at most `max` characters. */
export const text = (max: number) => printable(max, /(?!)/g);

/** Returns the field of such a text with line breaks. */
export const multilineText = (max: number) => printable(max, /[\n\r\t]/g);

const badPartId = 'An id has letters and digits only.';

/** Every object has these properties, so a lookup by such an id would find a function. */
const takenNames = Object.getOwnPropertyNames(Object.prototype);

/** Returns the field of the id of a part of the settings. Objects and documents can have a field of this name. */
export const partId = () =>
  string()
    .matches(/^[a-zA-Z\d][\w-]{0,63}$/, badPartId)
    .notOneOf(takenNames, badPartId);

/**
 * Returns the field of a point in time. Firestore timestamps are converted to `Date` before they are parsed.
 */
export const instant = () => date();

/** Returns the field of a calendar day of the business, yyyy-MM-dd, that exists. */
export const day = () =>
  string()
    .test(
      'day',
      ({ path }) => `${path} must be a day as yyyy-MM-dd`,
      (value) => {
        if (value == null) return true;
        const midnight = new Date(`${value}T00:00:00Z`);
        return (
          /^\d{4}-\d{2}-\d{2}$/.test(value) &&
          !Number.isNaN(midnight.getTime()) &&
          midnight.toISOString().startsWith(value)
        );
      },
    )
    .meta({ note: 'A day of the business.' });

/** Meta of the field `from`. */
export const fromMeta = {
  note: 'The first day, included; on the waitlist the first start of the day, in the time zone of the business.',
};

/** First and last day of a range. */
export const firstDay = () => day().meta(fromMeta);
export const lastDay = () => day().meta({ note: 'The last day, included.' });

export const noteMeta = {
  note: 'What the customer wants the desk to know; empty: nothing. Of an exception of the opening hours: why, for customers.',
};

export const cancellationNote =
  'Until how many hours before the start cancelling gives the money back; 0: until it starts. A payment and its booking keep what they were sold under; where they name none it is 24.';

export const expiryNote =
  'Until then the slot is held for this payment; an entry of the waitlist is deleted then.';

export const servicesNote =
  'The _ids of services. null: of a bay every service that no van does (a van names its services), of an add-on every service.';

/** Returns the field of a service's id. */
export const serviceId = () =>
  string()
    .notOneOf(takenNames, ({ path }) => `${path} must be the _id of a service.`)
    .meta({ note: 'The _id of a service.' });

/** Returns the field of a wall-clock time of the business, HH:mm. */
export const clockTime = () =>
  string()
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, {
      message: ({ path }) => `${path} must be a time as HH:mm`,
    })
    .meta({ note: 'In the time zone of the business.' });

/** The largest price, in major units. */
const maxAmount = 1_000_000;

/**
 * The largest sum of a sale, in major units. A price of every add-on that a business can have is less, so every sale that can
 * be quoted can be stored.
 */
const maxSum = 100_000_000;

/** The most cash that a till can hold, in major units: the sales of many days. */
export const maxTillAmount = 1_000_000_000;

export const moneyNote = 'In major currency units, with at most two decimals.';

/**
 * Returns the field of an amount in major units with at most two decimals: exact when converted to minor
 * units.
 * @param most largest amount that is accepted
 */
export const money = (most = maxAmount) =>
  signedMoney(most).min(0, ({ path }) => `${path} must be 0 or more.`);

/** Returns the field of an amount as `money`, which may be negative. */
export const signedMoney = (most: number) =>
  number()
    .min(-most, ({ path }) => `${path} must be at least ${-most}.`)
    .max(most, ({ path }) => `${path} must be at most ${most}.`)
    .test(
      'two-decimals',
      ({ path }) => `${path} must have at most two decimals.`,
      // A large amount times 100 is inexact by more than a small one.
      (value) =>
        value == null ||
        Math.abs(value * 100 - Math.round(value * 100)) < Math.max(1e-6, Math.abs(value) * 1e-13),
    )
    .meta({ note: moneyNote });

/** Returns the field of a sum of prices, or of a part of it. */
export const sum = () => money(maxSum);

/** Returns a required whole number of a setting, whose errors name the field. */
export const wholeNumber = (label: string, { min, max }: { min: number; max: number }) =>
  number()
    .label(label)
    .typeError(`${label} must be a number.`)
    .integer(`${label} must be a whole number.`)
    .min(min, `${label} must be at least ${min}.`)
    .max(max, `${label} must be at most ${max}.`)
    .required(`${label} is required.`);
