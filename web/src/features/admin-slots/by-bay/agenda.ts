import type { BayPlan, DayHour, PlannedJob } from './bay-plan';
import { columnName } from './column-name';

interface AgendaEntry {
  job: PlannedJob;
  /** Name of the bay. */
  where: string;
}

/** An hour with the jobs that begin in it. Jobs that began before the day are in its first hour. */
export interface AgendaHour extends DayHour {
  entries: AgendaEntry[];
}

/**
 * Returns the hours in which something begins, in two parts: those that are over, and the rest. A job in
 * progress and the current hour belong to the rest.
 * @param now null: nothing is over
 */
export function agendaOf(
  { hours, columns }: Pick<BayPlan, 'hours' | 'columns'>,
  now: Date | null,
): { over: AgendaHour[]; rest: AgendaHour[] } {
  const entries = columns
    .flatMap((column) =>
      column.jobs.map((job): AgendaEntry => ({ job, where: columnName(column) })),
    )
    .sort((one, other) => one.job.from.getTime() - other.job.from.getTime());
  const hourOf = ({ job }: AgendaEntry) => hours.findLast(({ at }) => at <= job.from) ?? hours[0];
  const isOver = ({ job }: AgendaEntry) => now !== null && job.to <= now;
  const ofHours = (kept: readonly AgendaEntry[], begins: readonly DayHour[]): AgendaHour[] =>
    hours
      .map((hour) => ({
        ...hour,
        slots: begins.includes(hour) ? hour.slots : [],
        entries: kept.filter((entry) => hourOf(entry) === hour),
      }))
      .filter((hour) => hour.entries.length > 0 || hour.slots.length > 0);
  const present = now && hours.findLast(({ at }) => at <= now);
  const passed = hours.filter(({ at }) => present && at < present.at);
  return {
    over: ofHours(entries.filter(isOver), passed),
    rest: ofHours(
      entries.filter((entry) => !isOver(entry)),
      hours.filter((hour) => !passed.includes(hour)),
    ),
  };
}
