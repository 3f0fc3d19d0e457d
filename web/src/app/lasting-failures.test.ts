import type { OptionsObject } from 'notistack';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToastHost } from '~/lib/show-toast';
import { lastingFailures } from './lasting-failures';

const minMs = 4000;
let options: Map<number, OptionsObject | undefined>;
let closed: unknown[];
let toasts: ToastHost;

beforeEach(() => {
  vi.useFakeTimers();
  options = new Map();
  closed = [];
  toasts = lastingFailures(
    {
      enqueueSnackbar: (_text, given) => options.set(options.size + 1, given).size,
      closeSnackbar: (key) => closed.push(key),
    },
    minMs,
  );
});
afterEach(() => vi.useRealTimers());

const fail = () => toasts.enqueueSnackbar('Failed to save', { variant: 'error' });
const succeed = () => toasts.enqueueSnackbar('Saved', { variant: 'success' });

test('a failure stays, with a button that dismisses it', () => {
  const key = Number(fail());
  vi.advanceTimersByTime(600_000);
  expect(options.get(key)).toMatchObject({ persist: true, action: expect.any(Function) });
  expect(closed).toEqual([]);
});

test('other toasts go by themselves', () => {
  succeed();
  toasts.enqueueSnackbar('Logging in', { variant: 'info' });
  expect([...options.values()]).toEqual([{ variant: 'success' }, { variant: 'info' }]);
});

test('a success ends the failures before it, but none that is not read yet, and none twice', () => {
  const first = fail();
  vi.advanceTimersByTime(minMs + 1);
  const second = fail();
  vi.advanceTimersByTime(1000);
  succeed();
  vi.advanceTimersByTime(0);
  expect(closed).toEqual([first]);
  const later = fail();
  vi.advanceTimersByTime(minMs - 1001);
  expect(closed).toEqual([first]);
  vi.advanceTimersByTime(1);
  expect(closed).toEqual([first, second]);
  succeed();
  vi.advanceTimersByTime(minMs);
  expect(closed).toEqual([first, second, later]);
});
