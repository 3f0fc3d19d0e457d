import type { Bay } from './bay.ts';
import type { Day, Job, Starts, Times } from './day.ts';
import type { Waiting } from './waiting.ts';

/** A job that is put in its place, or changed; null: it is taken out. */
export interface JobChange {
  claimId: string;
  job: Job | null;
}

/** A place in line that begins; null: that ends. */
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
  /** It follows the opening hours from now on. */
  byHours?: true;
}

/** A day on which nothing is offered yet. */
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

/** The day with all these jobs; which of them it has to know is for the caller to say. */
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

/** A start that follows the hours does so until it is removed. */
function followers(times: Times, { serviceId, startTime, becomes, byHours }: StartChange): Times {
  const { [serviceId]: before = [], ...rest } = times;
  const others = before.filter((time) => time !== startTime);
  const follows = becomes !== 'gone' && (byHours || others.length < before.length);
  const after = follows ? [...others, startTime] : others;
  return after.length === 0 ? rest : { ...rest, [serviceId]: after };
}

/** The fields of a day that a change of its starts writes. */
export type StartFields = Pick<Day, 'starts' | 'closed' | 'byHours' | 'serviceIds'>;

/** Returns these fields after the changes; those of other days are left out. */
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

/** The day with other starts; changes of other days are left out. */
export const withStarts = (day: Day, changes: readonly StartChange[]): Day => ({
  ...day,
  ...changedStarts(day, changes),
});
