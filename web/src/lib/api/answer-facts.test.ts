import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageWarning, serverBuild } from '../page-state';
import { noteAnswer } from './answer-facts';
import { ApiFailure } from './api-failure';
import { changeFailureText } from './change-failure-text';
import { failureText } from './failure-text';

const now = new Date('2030-01-15T08:10:00Z');

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

const note = (headers: Record<string, string>, askedAt = now.getTime()) =>
  noteAnswer(new Headers(headers), askedAt);

const noStore = { 'cache-control': 'no-store' };
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toUTCString();

test.each([
  [121_000, 'The clock of this device is 2 minutes fast. Please set it right.'],
  [-20 * 60_000, 'The clock of this device is 20 minutes slow. Please set it right.'],
  [120_000, null],
  [-120_000, null],
])('a clock that is %i ms ahead of the server: %s', (lead, text) => {
  note({ date: before(lead), ...noStore });
  expect(pageWarning.get()).toBe(text);
});

test('a slow call is compared with its middle', () => {
  note({ date: before(122_000), ...noStore }, now.getTime() - 4000);
  expect(pageWarning.get()).toBeNull();
});

test('answers that a cache may have kept say nothing about the clock', () => {
  note({ date: before(0), ...noStore });
  note({ date: before(600_000), 'cache-control': 'public, s-maxage=10' });
  note({ date: 'soon', ...noStore });
  note(noStore);
  expect(pageWarning.get()).toBeNull();
});

test('the build that answers is known', () => {
  note({ 'x-build': '7320b0f9c78d' });
  note({});
  expect(serverBuild.get()).toBe('7320b0f9c78d');
});

test('a server with other settings is refused, and its settings are told', () => {
  const settings = 'currency=BDT; timeZone=Asia/Dhaka';
  let failure: unknown;
  try {
    note({ 'x-settings': settings });
  } catch (thrown) {
    failure = thrown;
  }
  expect(failure).toBeInstanceOf(ApiFailure);
  const text = `This page does not fit the server, which has ${settings}. Please reload it.`;
  expect(failureText(failure)).toBe(text);
  expect(changeFailureText(failure, 'Failed to save')).toBe(text);
});
