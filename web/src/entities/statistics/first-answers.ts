import type { ReconcilerRun } from '@carwash/domain/reconciler/reconciler-run';
import { overviewDays } from '@carwash/domain/statistics/overview-figures';
import type { MonthStatistics, Statistics } from '@carwash/domain/statistics/statistics';
import { monthsOf } from '@carwash/domain/statistics/window-statistics';
import { earlyAnswer } from '~/lib/api/early-answer';

/** What `GET /api/statistics/overview` answers. */
interface Overview {
  today: string;
  allTime: Statistics | null;
  months: MonthStatistics[];
  reconcilerRun: ReconcilerRun | null;
}

/** Our own server has checked it already; in JSON, times are texts. */
const readTime = (field: string, value: unknown): unknown =>
  field.endsWith('At') && typeof value === 'string' ? new Date(value) : value;

/** Read once for all who ask. */
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
 * What the overview shows before Firestore is there. Each rejects where the page has not asked for it: then the
 * listener answers.
 */

/** The counters of all time; null: nothing was counted yet. */
export const firstAllTime = async (): Promise<Statistics | null> => (await firstOverview()).allTime;

/** A month's counters by the id of their document; null: nothing was counted in it. */
export async function firstMonth(id: string): Promise<MonthStatistics | null> {
  const { today, months } = await firstOverview();
  if (!monthsOf(today, overviewDays).includes(id)) throw new Error(`${id} was not asked for`);
  return months.find(({ _id }) => _id === id) ?? null;
}

/** The last run of the background work; null: there was none. */
export const firstReconcilerRun = async (): Promise<ReconcilerRun | null> =>
  (await firstOverview()).reconcilerRun;
