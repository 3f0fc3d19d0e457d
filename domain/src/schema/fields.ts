import { isValid } from 'date-fns';
import { date, number, string } from 'yup';

declare module 'yup' {
  /** What a schema says of itself to whoever reads the documentation: `.meta({ note: 'Minutes.' })`. */
  interface CustomSchemaMetadata {
    /**
     * What a field means where its name alone does not say it: units, formats, special values. A name
     * means the same wherever it appears.
     */
    note?: string;
    /** Of a body: one as somebody would send it. */
    example?: object;
  }
}

/**
 * Characters that no name or note needs: control and format characters, which can hide or reverse
 * what is shown, except the joiners and marks that scripts and emoji are written with.
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

/** A trimmed, printable line of at most `max` characters. */
export const text = (max: number) => printable(max, /(?!)/g);

/** The same, with line breaks. */
export const multilineText = (max: number) => printable(max, /[\n\r\t]/g);

/** A point in time. Firestore timestamps are converted to `Date` before they are parsed. */
export const instant = () => date();

/** A calendar day of the business, yyyy-MM-dd, that exists. */
export const day = () =>
  string()
    .test(
      'day',
      ({ path }) => `${path} must be a day as yyyy-MM-dd`,
      (value) => {
        if (value === undefined) return true;
        const midnight = new Date(`${value}T00:00:00Z`);
        return (
          /^\d{4}-\d{2}-\d{2}$/.test(value) &&
          isValid(midnight) &&
          midnight.toISOString().startsWith(value)
        );
      },
    )
    .meta({ note: 'A day of the business.' });

/** The ends of a range of days. */
export const firstDay = () => day().meta({ note: 'The first day, included.' });
export const lastDay = () => day().meta({ note: 'The last day, included.' });

/** A field that refers to a service. */
export const serviceId = () => string().meta({ note: 'The _id of a service.' });

/** A wall-clock time of the business, HH:mm. */
export const clockTime = () =>
  string()
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, {
      message: ({ path }) => `${path} must be a time as HH:mm`,
    })
    .meta({ note: 'In the time zone of the business.' });

/** The largest amount that can be charged, in major units. */
const maxAmount = 1_000_000;

export const moneyNote = 'In major currency units, with at most two decimals.';

/** An amount in major units with at most two decimals: exact when converted to minor units. */
export const money = () =>
  number()
    .min(0, ({ path }) => `${path} must be 0 or more.`)
    .max(maxAmount, ({ path }) => `${path} must be at most ${maxAmount}.`)
    .test(
      'two-decimals',
      ({ path }) => `${path} must have at most two decimals.`,
      (value) => value == null || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    )
    .meta({ note: moneyNote });
