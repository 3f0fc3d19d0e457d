import { minuteMs } from '@carwash/domain/time/durations';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTokenRefresher } from './token-refresher';

const now = new Date('2026-03-01T09:00:00Z');

/** Returns a token that was issued and expires this many minutes from now, by the issuer's clock. */
function token(issuedIn: number, endsIn: number): string {
  const seconds = (minutes: number) => (now.getTime() + minutes * minuteMs) / 1000;
  const claims = JSON.stringify({ iat: seconds(issuedIn), exp: seconds(endsIn) });
  return `header.${btoa(claims)}.signature`;
}

const isOnline = () => true;

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

describe('a token is renewed two minutes before it expires', () => {
  test.each([
    ['a new one', token(0, 60), 58],
    ['one that is half over', token(-30, 30), 28],
    ['when the clock of this device is an hour fast', token(-61, -1), 58],
    ['when it is an hour slow', token(60, 120), 58],
  ])('%s', async (_case, kept, minutes) => {
    const renew = vi.fn(() => Promise.resolve());
    createTokenRefresher({ renew, onOver: () => undefined, isOnline }).start(kept);
    await vi.advanceTimersByTimeAsync(minutes * minuteMs - 1);
    expect(renew).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(renew).toHaveBeenCalledOnce();
  });
});

test('the session ends when a token cannot be renewed', async () => {
  const onOver = vi.fn();
  const renew = () => Promise.reject(Object.assign(new Error(), { code: 'auth/user-disabled' }));
  createTokenRefresher({ renew, onOver, isOnline }).start(token(0, 60));
  await vi.advanceTimersByTimeAsync(58 * minuteMs);
  expect(onOver).toHaveBeenCalledOnce();
});

test('a token that expires offline is renewed after reconnecting', async () => {
  const onOver = vi.fn();
  const connected = vi.fn(() => false);
  const renew = vi.fn(() => Promise.reject(new TypeError('no connection')));
  createTokenRefresher({ renew, onOver, isOnline: connected }).start(token(0, 60));
  await vi.advanceTimersByTimeAsync(90 * minuteMs);
  expect(onOver).not.toHaveBeenCalled();
  connected.mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(onOver).toHaveBeenCalledOnce();
});
