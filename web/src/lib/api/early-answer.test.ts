import type { SessionUser } from '@carwash/domain/users/session';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '../session/session-store';

const answerOf = (text: string) => ({ ok: true, text: async () => text }) as Response;

const signedIn = (uid: string): SessionState => ({
  state: 'signedIn',
  user: { _id: uid, name: uid, email: `${uid}@carwash.test`, role: 'admin' } satisfies SessionUser,
  token: 'token',
});

/** Opens a page that has requested the answer as this admin, or that could not request it. */
async function open({ asAdmin }: { asAdmin: string | null }) {
  const response = Promise.resolve(answerOf('from the page'));
  const asked = asAdmin === null ? {} : { earlyAnswer: { uid: asAdmin, at: 0, response } };
  vi.stubGlobal('window', asked);
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { asks: '/api/asked' } }) });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answerOf('from the app')),
  );
  const [{ session }, { earlyAnswer }, calls] = await Promise.all([
    import('../session/session'),
    import('./early-answer'),
    import('./call-session'),
  ]);
  vi.spyOn(calls, 'callSession').mockResolvedValue({ headers: {}, endIfRefused: () => {} });
  const current = vi.spyOn(session, 'current');
  current.mockReturnValue(signedIn('anna'));
  return { earlyAnswer, signIn: (uid: string) => current.mockReturnValue(signedIn(uid)) };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: 0 });
  return () => vi.useRealTimers();
});

test('an answer that the page has requested for the signed-in admin is used', async () => {
  const { earlyAnswer } = await open({ asAdmin: 'anna' });
  expect(await earlyAnswer()).toBe('from the page');
  expect(await earlyAnswer()).toBe('from the page');
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['as somebody else', 'bob'],
  ['as nobody', null],
])('if the page has requested %s, the app sends the request', async (_how, asAdmin) => {
  const { earlyAnswer } = await open({ asAdmin });
  expect(await earlyAnswer()).toBe('from the app');
});

test("a user who signs in later does not get the previous user's answer", async () => {
  const { earlyAnswer, signIn } = await open({ asAdmin: 'anna' });
  await earlyAnswer();
  signIn('bob');
  await expect(earlyAnswer()).rejects.toThrow('somebody else');
});

test('after half a minute the early answer is no longer used', async () => {
  const { earlyAnswer } = await open({ asAdmin: 'anna' });
  await earlyAnswer();
  await vi.advanceTimersByTimeAsync(30_001);
  await expect(earlyAnswer()).rejects.toThrow('old');
});
