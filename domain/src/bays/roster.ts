import { array, date, type InferType, number, object, string } from 'yup';
import { baySchema } from './bay.ts';
import { plannedClosureSchema } from './closure.ts';

/** The id of the only document of its collection. */
export const rosterId = 'roster';

/** The bays of the business as an admin has set them up. Each day keeps its own copy, and of the closures its part. */
export const rosterSchema = object({
  _id: string().required(),
  /** null: nobody has set any up. */
  bays: array().of(baySchema.required()).nullable().defined(),
  /** Closures as entered; past ones may be left out. Absent: none. */
  closures: array().of(plannedClosureSchema.required()).optional(),
  /** Raised by whoever makes a day with the bays as they are, so that nobody changes them unseen. */
  daysMade: number().required(),
  createdAt: date().required(),
});

export type Roster = InferType<typeof rosterSchema>;
