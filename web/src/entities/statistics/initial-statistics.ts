import type { ReconcilerRun } from '@carwash/domain/reconciler/reconciler-run';
import { overviewDays } from '@carwash/domain/statistics/overview-figures';
import type { MonthStatistics, Statistics } from '@carwash/domain/statistics/statistics';
import { monthsOf } from '@carwash/domain/statistics/window-statistics';
import { noteAnswer } from '~/lib/api/answer-facts';
import { callSession } from '~/lib/api/call-session';
import { whenUsed } from '~/lib/first-use';
import { session } from '~/lib/session/session';

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

/**
 * Greatest age of the page at which the answer is shown, in milliseconds; after that the listeners have newer
 * data.
 */
const freshMs = 30_000;

async function fetchOverview(): Promise<Overview> {
  const { headers } = await callSession();
  const askedAt = Date.now();
  const response = await fetch('/api/statistics/overview', { headers });
  noteAnswer(response.headers, askedAt);
  if (!response.ok) throw new Error(`The overview answers ${response.status}`);
  const { data }: { data: Overview } = JSON.parse(await response.text(), readTime);
  return data;
}

/** How long the answer is awaited once the page is used, in milliseconds; then Firestore is asked. */
const patienceMs = 1000;

async function losePatience(): Promise<never> {
  await whenUsed();
  return new Promise((_, reject) => {
    setTimeout(reject, patienceMs, new Error('The overview takes too long'));
  });
}

/** The request that all readers share, and the user it was made for. */
let asked: { uid: string | undefined; overview: Promise<Overview> } | undefined;

/**
 * Returns the overview, requested once.
 * @throws Error when another user has signed in since, or the page is no longer new
 */
async function initialOverview(): Promise<Overview> {
  const uid = session.current().user?._id;
  if (performance.now() > freshMs) throw new Error('The listeners have newer data');
  asked ??= { uid, overview: Promise.race([fetchOverview(), losePatience()]) };
  if (asked.uid !== uid) throw new Error('Somebody else has signed in');
  return asked.overview;
}

/*
 * First answers for the overview, available before Firestore has loaded. Each function rejects if there is
 * none; then the listener provides the data.
 */

/** Returns the counters of all time; null when nothing was counted yet. */
export const initialAllTime = async (): Promise<Statistics | null> =>
  (await initialOverview()).allTime;

/** Returns a month's counters by the id of their document; null when nothing was counted in it. */
export async function initialMonth(id: string): Promise<MonthStatistics | null> {
  const { today, months } = await initialOverview();
  if (!monthsOf(today, overviewDays(today)).includes(id))
    throw new Error(`${id} was not asked for`);
  return months.find(({ _id }) => _id === id) ?? null;
}

/** Returns the last run of the background work; null when there was none. */
export const initialReconcilerRun = async (): Promise<ReconcilerRun | null> =>
  (await initialOverview()).reconcilerRun;
