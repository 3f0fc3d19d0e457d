import { array, date, type InferType, number, object, string } from 'yup';

/**
 * A place in line of a day, as everybody may read it: what would fit, not for whom. It stands in the day itself, so
 * that the commit which frees minutes keeps them for those who wait.
 */
export const waitingSchema = object({
  serviceId: string().required(),
  /** How long the job takes. */
  minutes: number().integer().min(1).required(),
  /** The starts HH:mm that suit the customer and leave enough time for the job. */
  starts: array().of(string().required()).min(1).required(),
  since: date().required(),
});

export type Waiting = InferType<typeof waitingSchema>;
