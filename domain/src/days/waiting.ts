import { array, date, type InferType, number, object, string } from 'yup';

/** Most places in line of a day, so that its document stays small. */
export const maxWaitingPerDay = 100;

/**
 * A place in line of a day. Anybody may read it, so it says what would fit, not for whom. It is stored in the day, so
 * that the commit that frees minutes also keeps them for the waitlist.
 */
export const waitingSchema = object({
  serviceId: string().required(),
  /** Minutes that the job takes. */
  minutes: number().integer().min(1).required(),
  /** The starts HH:mm that suit the customer and leave enough time for the job. */
  starts: array().of(string().required()).min(1).required(),
  since: date().required(),
});

export type Waiting = InferType<typeof waitingSchema>;
