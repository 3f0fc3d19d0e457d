/**
 * `T-{timestamp ms}-{first 7 of uid}-{serviceId}`: 32 characters with an 8-character service id,
 * which is the most that the payment provider takes.
 */
export const transactionId = (now: Date, uid: string, serviceId: string): string =>
  `T-${now.getTime()}-${uid.slice(0, 7)}-${serviceId}`;

/** The API takes no longer ids. */
const longestId = 64;

/** Whether `text` is written like a transaction id. Says nothing about whether there is such one. */
export const isTransactionId = (text: string): boolean =>
  text.length <= longestId && /^T-\d+-[\w-]+$/.test(text);
