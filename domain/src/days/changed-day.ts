import type { Bay } from './bay.ts';
import type { Day, Job, Starts, Times } from './day.ts';
import type { Waiting } from './waiting.ts';

/** A job to add or to change; null: to take out. */
export interface JobChange {
  claimId: string;
  job: Job | null;
}

/** A place in line to add; null: to remove. */
export interface WaitingChange {
  date: string;
  lineId: string;
  waiting: Waiting | null;
}

/** A start that is offered, closed, or taken away. */
export interface StartChange {
  serviceId: string;
  date: string;
  /** HH:mm */
  startTime: string;
  minutes: number;
  becomes: 'offered' | 'closed' | 'gone';
  /** Set if it follows the opening hours from now on. */
  byHours?: true;
}

/** Returns a day on which nothing is offered yet. */
export const emptyDay = (date: string, bays: readonly Bay[], createdAt: Date): Day => ({
  _id: date,
  date,
  bays: [...bays],
  starts: {},
  closed: {},
  byHours: {},
  serviceIds: [],
  jobs: {},
  closures: {},
  visitChanges: 0,
  createdAt,
});

/** Returns the day with these job changes. The caller selects those that concern the day. */
export const withJobs = (day: Day, changes: readonly JobChange[]): Day => {
  const jobs = new Map(Object.entries(day.jobs));
  for (const { claimId, job } of changes) {
    if (job) jobs.set(claimId, job);
    else jobs.delete(claimId);
  }
  return { ...day, jobs: Object.fromEntries(jobs) };
};

function changed(
  starts: Starts,
  { serviceId, startTime }: StartChange,
  minutes: number | null,
): Starts {
  const { [startTime]: _before, ...others } = starts[serviceId] ?? {};
  const { [serviceId]: _service, ...rest } = starts;
  const times = minutes === null ? others : { ...others, [startTime]: minutes };
  return Object.keys(times).length === 0 ? rest : { ...rest, [serviceId]: times };
}

/** Returns the starts that follow the opening hours. A start that follows them does so until it is removed. */
function followers(times: Times, { serviceId, startTime, becomes, byHours }: StartChange): Times {
  const { [serviceId]: before = [], ...rest } = times;
  const others = before.filter((time) => time !== startTime);
  const follows = becomes !== 'gone' && (byHours || others.length < before.length);
  const after = follows ? [...others, startTime] : others;
  return after.length === 0 ? rest : { ...rest, [serviceId]: after };
}

/** The fields of a day that a change of its starts writes. */
export type StartFields = Pick<Day, 'starts' | 'closed' | 'byHours' | 'serviceIds'>;

/** Returns these fields after the changes. Changes of other days are ignored. */
export function changedStarts(day: Day, changes: readonly StartChange[]): StartFields {
  let { starts, closed, byHours } = day;
  for (const change of changes.filter(({ date }) => date === day._id)) {
    const { minutes, becomes } = change;
    starts = changed(starts, change, becomes === 'offered' ? minutes : null);
    closed = changed(closed, change, becomes === 'closed' ? minutes : null);
    byHours = followers(byHours, change);
  }
  const serviceIds = [...new Set([...Object.keys(starts), ...Object.keys(closed)])].sort();
  return { starts, closed, byHours, serviceIds };
}

/** Returns the day after changes of its starts. Changes of other days are ignored. */
export const withStarts = (day: Day, changes: readonly StartChange[]): Day => ({
  ...day,
  ...changedStarts(day, changes),
});
