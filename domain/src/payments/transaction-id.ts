import { hourMs } from '../time/durations.ts';

/** Replaces the uid part of the id for a customer without an account. Same length as that part. */
const withoutAccount = 'walk-in';

/**
 * Greatest distance of an id's timestamp before the payment, in milliseconds. It is random, because everybody
 * can see to the millisecond when a slot was taken and must not be able to guess the id from that.
 */
export const idSpreadMs = hourMs;

/**
 * Returns `T-{timestamp ms}-{first 7 of uid}-{serviceId}`: 32 characters with an 8-character service id,
 * which is the longest id that the payment provider accepts.
 * @param moment a time within `idSpreadMs` before the payment began
 * @param uid null: a customer without an account
 */
export const transactionId = (moment: Date, uid: string | null, serviceId: string): string =>
  `T-${moment.getTime()}-${(uid ?? withoutAccount).slice(0, 7)}-${serviceId}`;

/** Example id for the documentation. */
export const exampleTransactionId = 'T-1893456000000-a1b2c3d-foamwash';

/** Longest id that the API accepts. */
const longestId = 64;

/** Tells whether `text` has the format of a transaction id. The transaction need not exist. */
export const isTransactionId = (text: string): boolean =>
  text.length <= longestId && /^T-\d+-[\w-]+$/.test(text);

/** Query parameter of the return pages: the transaction id of the payment. */
export const returnedTransactionParameter = 'transaction';
