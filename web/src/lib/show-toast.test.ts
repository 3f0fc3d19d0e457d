import { afterEach, expect, test, vi } from 'vitest';
import { setToastHost, showToastFor } from './show-toast';

afterEach(() => {
  setToastHost(null);
  vi.useRealTimers();
});

test('a toast for a time closes by its own timer, once', () => {
  vi.useFakeTimers();
  const closed: unknown[] = [];
  const shown: unknown[] = [];
  setToastHost({
    enqueueSnackbar: (text, options) => {
      shown.push([text, options?.persist]);
      return shown.length;
    },
    closeSnackbar: (key) => closed.push(key),
  });
  showToastFor(10_000, 'first');
  const close = showToastFor(10_000, 'second');
  expect(shown).toEqual([
    ['first', true],
    ['second', true],
  ]);
  close();
  expect(closed).toEqual([2]);
  vi.advanceTimersByTime(9999);
  expect(closed).toEqual([2]);
  vi.advanceTimersByTime(60_000);
  expect(closed).toEqual([2, 1]);
});
