import type { Closure, Day, Job } from './day.ts';
import type { Waiting } from './waiting.ts';

type Json<T> = T extends Date ? string : T extends object ? { [K in keyof T]: Json<T[K]> } : T;

/** A day as JSON. */
export type DayJson = Json<Day>;

/** Returns a day with the starts of one service only. Jobs and closures of all services stay, because they take bays. */
export function dayForService(day: Day, serviceId: string): Day {
  const only = <T>(all: Readonly<Record<string, T>>): Record<string, T> => {
    const own = all[serviceId];
    return own === undefined ? {} : { [serviceId]: own };
  };
  const { starts, closed, byHours } = day;
  return {
    ...day,
    starts: only(starts),
    closed: only(closed),
    byHours: only(byHours),
    serviceIds: day.serviceIds.filter((id) => id === serviceId),
  };
}

const valuesOf = <From, To>(all: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(all).map(([key, value]) => [key, change(value)]));

const closureOfJson = ({ from, to, ...closure }: Json<Closure>): Closure => ({
  ...closure,
  from: new Date(from),
  to: new Date(to),
});

const jobOfJson = ({ from, to, heldUntil, ...job }: Json<Job>): Job => ({
  ...job,
  from: new Date(from),
  to: new Date(to),
  heldUntil: heldUntil === null ? null : new Date(heldUntil),
});

const waitingOfJson = ({ since, ...waiting }: Json<Waiting>): Waiting => ({
  ...waiting,
  since: new Date(since),
});

/** Parses a day from JSON of our own server, which has already validated it. */
export const dayOfJson = ({ waiting, ...json }: DayJson): Day => ({
  ...json,
  ...(waiting && { waiting: valuesOf(waiting, waitingOfJson) }),
  jobs: valuesOf(json.jobs, jobOfJson),
  closures: valuesOf(json.closures, closureOfJson),
  createdAt: new Date(json.createdAt),
});
