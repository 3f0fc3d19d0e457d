import { expect, test } from 'vitest';
import { minuteMs } from '../time/durations.ts';
import type { StepReport } from './reconciler-run.ts';
import { isRunDue } from './run-due.ts';

const now = new Date('2027-01-02T03:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);

const step = (change: Partial<StepReport> = {}): StepReport => ({
  step: 'send messages',
  done: 0,
  failed: 0,
  due: 0,
  oldestDueAt: null,
  unansweredPayments: undefined,
  hasBroken: false,
  ...change,
});

const idle = { createdAt: ago(1), lastChangeAt: ago(80), failed: 0, steps: [step()] };

test.each<[string, Parameters<typeof isRunDue>[0], boolean]>([
  ['a business that has had none', null, true],
  ['nobody has changed anything for long', idle, false],
  ['nobody has ever changed anything', { ...idle, lastChangeAt: undefined }, false],
  ['somebody has just changed something', { ...idle, lastChangeAt: ago(0) }, true],
  ['somebody has changed something an hour ago', { ...idle, lastChangeAt: ago(60) }, true],
  [
    'the last change is as long ago as a hold and an offer can last',
    { ...idle, lastChangeAt: ago(75) },
    false,
  ],
  ['the last run was fourteen minutes ago', { ...idle, createdAt: ago(14) }, true],
  ['the last run was nearly fourteen minutes ago', { ...idle, createdAt: ago(13.6) }, true],
  ['the last run was thirteen minutes ago', { ...idle, createdAt: ago(13) }, false],
  ['the last run did something', { ...idle, steps: [step(), step({ done: 1 })] }, true],
  ['the last run left something', { ...idle, steps: [step({ due: 1 })] }, true],
  ['something failed in the last run', { ...idle, failed: 1 }, true],
])('a run is due or not when %s', (_case, last, expected) => {
  expect(isRunDue(last, now)).toBe(expected);
});
