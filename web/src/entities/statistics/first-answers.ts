import type { ReconcilerRun } from '@carwash/domain/reconciler/reconciler-run';
import { overviewDays } from '@carwash/domain/statistics/overview-figures';
import type { MonthStatistics, Statistics } from '@carwash/domain/statistics/statistics';
import { monthsOf } from '@carwash/domain/statistics/window-statistics';
import { earlyAnswer } from '~/lib/api/early-answer';

/** The response of `GET /api/statistics/overview`. */
interface Overview {
  today: string;
  allTime: Statistics | null;
  months: MonthStatistics[];
  reconcilerRun: ReconcilerRun | null;
}

/**
 * Converts times, which are texts in JSON. No schema is needed, because our own server has already validated
 * the data.
 */
const readTime = (field: string, value: unknown): unknown =>
  field.endsWith('At') && typeof value === 'string' ? new Date(value) : value;

/** The parsed response, kept for all readers. */
let read: { text: string; overview: Overview } | undefined;

async function firstOverview(): Promise<Overview> {
  const text = await earlyAnswer();
  if (read?.text !== text) {
    const { data }: { data: Overview } = JSON.parse(text, readTime);
    read = { text, overview: data };
  }
  return read.overview;
}

/*
 * First answers for the overview, available before Firestore has loaded. Each function rejects if the page
 * did not request its data; then the listener provides the data.
 */

/** Returns the counters of all time; null when nothing was counted yet. */
export const firstAllTime = async (): Promise<Statistics | null> => (await firstOverview()).allTime;

/** Returns a month's counters by the id of their document; null when nothing was counted in it. */
export async function firstMonth(id: string): Promise<MonthStatistics | null> {
  const { today, months } = await firstOverview();
  if (!monthsOf(today, overviewDays).includes(id)) throw new Error(`${id} was not asked for`);
  return months.find(({ _id }) => _id === id) ?? null;
}

/** Returns the last run of the background work; null when there was none. */
export const firstReconcilerRun = async (): Promise<ReconcilerRun | null> =>
  (await firstOverview()).reconcilerRun;
