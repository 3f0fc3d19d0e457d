import { date, number, string } from 'yup';

/** A trimmed, printable text of at most `max` characters. */
export const text = (max: number) =>
  string()
    .trim()
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
    .matches(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, {
      message: ({ path }) => `${path} must not contain control characters`,
      excludeEmptyString: true,
    });

/** A point in time. Firestore timestamps are converted to `Date` before they are parsed. */
export const instant = () => date();

/** A calendar day of the business, yyyy-MM-dd. */
export const day = () =>
  string().matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
    message: ({ path }) => `${path} must be a day as yyyy-MM-dd`,
  });

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
    .min(0)
    .max(maxAmount)
    .test(
      'two-decimals',
      ({ path }) => `${path} must have at most two decimals`,
      (value) => value == null || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    );
