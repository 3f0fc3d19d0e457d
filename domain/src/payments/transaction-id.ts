/** Stands where others have the beginning of their uid, and is as long. */
const withoutAccount = 'walk-in';

/**
 * How far the moment in an id may lie before the payment, in milliseconds. Anybody can see to the
 * millisecond when a slot was taken, and must not know the id by that.
 */
export const idSpreadMs = 60 * 60_000;

/**
 * `T-{timestamp ms}-{first 7 of uid}-{serviceId}`: 32 characters with an 8-character service id,
 * which is the most that the payment provider takes.
 * @param moment some moment within `idSpreadMs` before the payment began
 * @param uid null: a customer without an account
 */
export const transactionId = (moment: Date, uid: string | null, serviceId: string): string =>
  `T-${moment.getTime()}-${(uid ?? withoutAccount).slice(0, 7)}-${serviceId}`;

/** One as the documentation shows it. */
export const exampleTransactionId = 'T-1893456000000-a1b2c3d-foamwash';

/** The API takes no longer ids. */
const longestId = 64;

/** Whether `text` is written like a transaction id. Says nothing about whether there is such one. */
export const isTransactionId = (text: string): boolean =>
  text.length <= longestId && /^T-\d+-[\w-]+$/.test(text);
