import { allTimeStatsId } from '@carwash/domain/statistics/stats-ids';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import { rebuildStatistics } from '@carwash/functions/statistics/rebuild-statistics';
import { signIn } from '../../api/support/people/people.ts';
import { type Emulators, timeZone } from '../../support/emulators/emulators.ts';
import { contextOn, serveApi } from '../serve-api.ts';

const rounds = 30;

export interface Timing {
  what: string;
  medianMs: number;
}

/** The median of many rounds, after some that do not count. */
async function time(what: string, act: () => Promise<unknown>): Promise<Timing> {
  const tookMs: number[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const start = performance.now();
    await act();
    if (round >= 0) tookMs.push(performance.now() - start);
  }
  tookMs.sort((one, other) => one - other);
  return { what, medianMs: tookMs[Math.floor(rounds / 2)] ?? Number.NaN };
}

async function ask(url: string, token: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

/** Times the calculations over HTTP, in one process, beside a bare read of the counters. */
export async function timeCalculations(emulators: Emulators): Promise<Timing[]> {
  const { context, url, close } = await serveApi(emulators);
  const api = `${url}/api`;
  const token = await signIn(demoAccounts.admin.email, demoAccounts.admin.password);
  const today = businessDay(new Date(), timeZone);
  const days = (count: number) => `startDate=${addDays(today, 1 - count)}&endDate=${today}`;
  try {
    const calculations = [
      'service-wise',
      'status-wise',
      `date-wise?${days(30)}`,
      `date-wise?${days(731)}`,
      `date-wise?interval=month&${days(731)}`,
    ];
    const timings = [
      await time('bare read of stats/all', () => context.db.stats.doc(allTimeStatsId).get()),
      await time('any call of an admin (/auth/users?limit=1)', () =>
        ask(`${api}/auth/users?limit=1`, token),
      ),
    ];
    for (const path of calculations) {
      timings.push(
        await time(`/transactions/calculate/${path}`, () =>
          ask(`${api}/transactions/calculate/${path}`, token),
        ),
      );
    }
    return timings;
  } finally {
    await close();
  }
}

/** How long a rebuild of the statistics takes, once, in milliseconds. */
export async function timeRebuild(emulators: Emulators): Promise<number> {
  const start = performance.now();
  await rebuildStatistics(contextOn(emulators));
  return performance.now() - start;
}
