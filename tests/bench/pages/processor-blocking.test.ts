import { expect, test } from 'vitest';
import { processorBlockingMs, type TraceEvent } from './processor-blocking.ts';

const main = { pid: 1, tid: 1 };
const task = (ts: number, tdurMs: number, of: Partial<TraceEvent> = {}): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  ...main,
  ts,
  tdur: tdurMs * 1000,
  ...of,
});
const paint: TraceEvent = { name: 'firstContentfulPaint', ...main, ts: 100 };

test('time beyond fifty milliseconds per task on a phone is added up from the first paint on', () => {
  const trace = [task(50, 100), paint, task(100, 15), task(200, 12), task(300, 20)];
  expect(processorBlockingMs(trace)).toBe(10 + 30);
});

test('other threads and work within a task do not count', () => {
  const trace = [
    paint,
    task(200, 20, { tid: 2 }),
    task(200, 20, { pid: 2 }),
    task(200, 20, { name: 'FunctionCall' }),
  ];
  expect(processorBlockingMs(trace)).toBe(0);
});

test('a trace without these times has no figure', () => {
  const { tdur, ...untold } = task(200, 20);
  expect(() => processorBlockingMs([paint, untold])).toThrow('does not tell');
});

test('a task without a processor time counts with its whole duration', () => {
  const { tdur, ...untold } = task(200, 20, { dur: 30_000 });
  expect(processorBlockingMs([paint, task(100, 15), untold])).toBe(10 + 70);
});

test('a page that was never painted has no figure', () => {
  expect(() => processorBlockingMs([task(0, 20)])).toThrow('never painted');
});
