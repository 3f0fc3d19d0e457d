import {
  array,
  boolean,
  date as dateField,
  type InferType,
  mixed,
  number,
  object,
  string,
} from 'yup';
import { day } from '../schema/fields.ts';
import { baySchema } from './bay.ts';
import { type Waiting, waitingSchema } from './waiting.ts';

/** A job takes a bay: a booking, or a hold that becomes one when it is paid. */
const jobSchema = object({
  /** Id of the bay. */
  bay: string().required(),
  /** The slot in which it starts. */
  slotId: string().required(),
  from: dateField().required(),
  /** End of the job, before the clean-up. */
  to: dateField().required(),
  /** End of the hold; null: booked. */
  heldUntil: dateField().nullable().defined(),
  /** Set on a hold whose customer has never paid and has not confirmed their email address. */
  isUnproven: boolean().isTrue().optional(),
});

export type Job = InferType<typeof jobSchema>;

/** A time in which a bay takes no jobs. */
const closureSchema = object({
  bay: string().required(),
  from: dateField().required(),
  to: dateField().required(),
});

export type Closure = InferType<typeof closureSchema>;

/** Service id -> start HH:mm -> minutes. */
export type Starts = Readonly<Record<string, Readonly<Record<string, number>>>>;

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapOf = <T>(isValue: (value: unknown) => value is T) => {
  const isMapOf = (value: unknown): value is Record<string, T> =>
    isMap(value) && Object.values(value).every(isValue);
  return isMapOf;
};

/** Service id -> starts HH:mm. */
export type Times = Readonly<Record<string, readonly string[]>>;

const areTimes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((time) => typeof time === 'string');

const isMinutes = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0;

const starts = () => mixed(mapOf(mapOf(isMinutes)));

const matching =
  <T>(schema: { isValidSync(value: unknown, options: { strict: true }): boolean }) =>
  (value: unknown): value is T =>
    isMap(value) && schema.isValidSync(value, { strict: true });

/**
 * A day of the business in one document: when each service is offered, and which jobs take which bay when.
 * Every change of jobs or starts writes the document, on the condition that it has not changed since it was read.
 * Anybody may read it, so it names no customer: a claim id tells only the customer that the job is theirs.
 *
 * A job that crosses midnight stands in each day that it touches.
 */
export const daySchema = object({
  /** The day, yyyy-MM-dd. */
  _id: day().required(),
  /** The same, for queries. */
  date: day().required(),
  /** The bays as they were when the day was made or the bays were changed. */
  bays: array().of(baySchema.required()).min(1).required(),
  starts: starts().required(),
  /** Starts that somebody has closed by hand. */
  closed: starts().required(),
  /** Which of all these starts follow the opening hours; the others were made by hand. */
  byHours: mixed(mapOf(areTimes)).required(),
  /** Ids of the services that have starts, offered or closed, for queries. */
  serviceIds: array().of(string().required()).required(),
  /** Jobs by claim id. */
  jobs: mixed(mapOf(matching<Job>(jobSchema))).required(),
  /** Closures by id. */
  closures: mixed(mapOf(matching<Closure>(closureSchema))).required(),
  /**
   * Places in line of the waitlist, by their ids. Minutes that fit one of them are kept for the waitlist. Absent:
   * nobody has ever waited for this day.
   */
  waiting: mixed(mapOf(matching<Waiting>(waitingSchema))).optional(),
  /**
   * Number of changes of visits that change no job (stage, note, photo). Screens without access to bookings watch it
   * to know when to ask the API again.
   */
  visitChanges: number().required(),
  createdAt: dateField().required(),
});

export type Day = InferType<typeof daySchema>;

/** Returns the bays of one of these days, yyyy-MM-dd; none if it does not exist. */
export const baysOn = (days: readonly Day[], date: string): Day['bays'] =>
  days.find(({ _id }) => _id === date)?.bays ?? [];
