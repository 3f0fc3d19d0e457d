import { isValid } from 'date-fns';
import { date, number, string } from 'yup';

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
  string().test(
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
  );

/** A wall-clock time of the business, HH:mm. */
export const clockTime = () =>
  string().matches(/^([01]\d|2[0-3]):[0-5]\d$/, {
    message: ({ path }) => `${path} must be a time as HH:mm`,
  });

/** The largest amount that can be charged, in major units. */
const maxAmount = 1_000_000;

/** An amount in major units with at most two decimals: exact when converted to minor units. */
export const money = () =>
  number()
    .min(0, ({ path }) => `${path} must be 0 or more.`)
    .max(maxAmount, ({ path }) => `${path} must be at most ${maxAmount}.`)
    .test(
      'two-decimals',
      ({ path }) => `${path} must have at most two decimals.`,
      (value) => value == null || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    );
