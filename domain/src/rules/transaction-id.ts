/**
 * `T-{timestamp ms}-{first 7 of uid}-{serviceId}`: 32 characters with an 8-character service id,
 * which is the most that the payment provider takes.
 */
export const transactionId = (now: Date, uid: string, serviceId: string): string =>
  `T-${now.getTime()}-${uid.slice(0, 7)}-${serviceId}`;
