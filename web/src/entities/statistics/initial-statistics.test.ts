import type { ReconcilerRun } from '@carwash/domain/reconciler/reconciler-run';
import { monthStatsId } from '@carwash/domain/statistics/stats-ids';
import type { SessionUser } from '@carwash/domain/users/session';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '~/lib/session/session-store';

const signedIn = (uid: string): SessionState => ({
  state: 'signedIn',
  user: { _id: uid, name: uid, email: `${uid}@carwash.test`, role: 'admin' } satisfies SessionUser,
  token: 'token',
});

const overview = { today: '2030-01-15', allTime: null, months: [], reconcilerRun: null };

/** Opens a page on which Anna is signed in. */
async function open(change: object = {}) {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ success: true, data: { ...overview, ...change } })),
  );
  const [{ session }, answers, calls] = await Promise.all([
    import('~/lib/session/session'),
    import('./initial-statistics'),
    import('~/lib/api/call-session'),
  ]);
  vi.spyOn(calls, 'callSession').mockResolvedValue({ headers: {}, endIfRefused: () => {} });
  const current = vi.spyOn(session, 'current');
  current.mockReturnValue(signedIn('anna'));
  return { ...answers, signIn: (uid: string) => current.mockReturnValue(signedIn(uid)) };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 0 });
  return () => vi.useRealTimers();
});

test('all first answers come from one request', async () => {
  const { initialAllTime, initialMonth, initialReconcilerRun } = await open();
  const answers = [initialAllTime(), initialMonth(monthStatsId('2030-01')), initialReconcilerRun()];
  expect(await Promise.all(answers)).toEqual([null, null, null]);
  expect(fetch).toHaveBeenCalledOnce();
});

test('the times of the last run are times', async () => {
  const at = new Date('2030-01-15T09:00:00Z');
  const step = {
    step: 'settle',
    done: 0,
    failed: 0,
    due: 1,
    oldestDueAt: at,
    unansweredPayments: { count: 1, oldestAt: at },
    hasBroken: false,
  };
  const reconcilerRun: ReconcilerRun = { createdAt: at, endedAt: at, failed: 0, steps: [step] };
  const { initialReconcilerRun } = await open({ reconcilerRun });
  expect(await initialReconcilerRun()).toEqual(reconcilerRun);
});

test('a month that the request does not cover has no first answer', async () => {
  const { initialMonth } = await open();
  await expect(initialMonth(monthStatsId('2029-01'))).rejects.toThrow('not asked for');
});

test("a user who signs in later does not get the previous user's answer", async () => {
  const { initialAllTime, signIn } = await open();
  await initialAllTime();
  signIn('bob');
  await expect(initialAllTime()).rejects.toThrow('Somebody else');
});

test('after half a minute there is no first answer', async () => {
  const { initialAllTime } = await open();
  await initialAllTime();
  await vi.advanceTimersByTimeAsync(30_001);
  await expect(initialAllTime()).rejects.toThrow('newer');
});
