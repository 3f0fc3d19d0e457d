import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageWarning } from '../page-state';
import { noteListener } from './note-listener';

const one = {};
const other = {};

beforeEach(() => vi.useFakeTimers({ now: new Date('2030-01-15T08:10:00Z') }));
afterEach(() => {
  noteListener(one, true);
  noteListener(other, true);
  vi.useRealTimers();
});

const text = (time: string) => `Not live since ${time}. What you see may be out of date.`;

test('a listener that comes back soon was only reconnecting', () => {
  noteListener(one, false);
  vi.advanceTimersByTime(14_999);
  expect(pageWarning.get()).toBeNull();
  noteListener(one, true);
  vi.advanceTimersByTime(60_000);
  expect(pageWarning.get()).toBeNull();
});

test('a page says since when it is not live, until all listeners hear from the server', () => {
  noteListener(one, false);
  vi.advanceTimersByTime(60_000);
  noteListener(other, false);
  noteListener(one, false);
  expect(pageWarning.get()).toBe(text('14:10'));
  vi.advanceTimersByTime(60_000);
  noteListener(one, true);
  expect(pageWarning.get()).toBe(text('14:11'));
  noteListener(other, true);
  expect(pageWarning.get()).toBeNull();
});
