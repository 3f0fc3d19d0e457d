import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverBuild } from '~/lib/page-state';
import { lookNowAndThen, whenUntouched } from './follow-versions';

const minuteMs = 60_000;
const take = vi.fn();
const object = (event: Event) => event.preventDefault();

beforeEach(() => {
  vi.useFakeTimers();
  take.mockClear();
  whenUntouched(take);
});
afterEach(() => {
  vi.advanceTimersByTime(60 * minuteMs);
  vi.useRealTimers();
});

test('a page that nobody touches takes a new version after ten minutes, once', () => {
  vi.advanceTimersByTime(9 * minuteMs);
  expect(take).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60 * minuteMs);
  expect(take).toHaveBeenCalledOnce();
});

test('a touch begins the wait anew', () => {
  vi.advanceTimersByTime(9 * minuteMs);
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(9 * minuteMs);
  expect(take).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minuteMs);
  expect(take).toHaveBeenCalledOnce();
});

test('what is typed and not saved, and an open dialog, keep the page as it is', () => {
  window.addEventListener('beforeunload', object);
  vi.advanceTimersByTime(30 * minuteMs);
  window.removeEventListener('beforeunload', object);
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  document.body.append(dialog);
  vi.advanceTimersByTime(30 * minuteMs);
  expect(take).not.toHaveBeenCalled();
  dialog.remove();
  vi.advanceTimersByTime(minuteMs);
  expect(take).toHaveBeenCalledOnce();
});

test('while the API is of another version the page looks every few minutes, because its files may come later', () => {
  const update = vi.fn(async () => {});
  lookNowAndThen({ update } as never);
  serverBuild.set('another');
  expect(update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(9 * minuteMs);
  expect(update).toHaveBeenCalledTimes(4);
  serverBuild.set('');
  vi.advanceTimersByTime(30 * minuteMs);
  expect(update).toHaveBeenCalledTimes(4);
});
