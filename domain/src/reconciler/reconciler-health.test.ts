import { expect, test } from 'vitest';
import {
  nextReconcilerChange,
  type ReconcilerProblem,
  reconcilerHealth,
} from './reconciler-health.ts';
import type { StepReport } from './reconciler-run.ts';

const at = (minute: number) => new Date(Date.UTC(2025, 4, 5, 10, minute));
const well: StepReport = {
  step: 'settle',
  done: 3,
  failed: 0,
  due: 0,
  oldestDueAt: null,
  hasBroken: false,
};
const run = (changes: Partial<StepReport> = {}) => ({
  endedAt: at(0),
  steps: [{ ...well, ...changes }],
});

test.each<[string, Parameters<typeof reconcilerHealth>[0], Date, ReconcilerProblem[]]>([
  ['never ran', null, at(0), [{ kind: 'never_ran' }]],
  ['just ran', run(), at(0), []],
  ['ran by a clock that is ahead', run(), at(-2), []],
  ['the runs of a quiet night are fourteen minutes apart', run(), at(19), []],
  ['one of them was left out', run(), at(20), [{ kind: 'stopped', since: at(0) }]],
  ['a step broke off', run({ hasBroken: true }), at(1), [{ kind: 'broken', step: 'settle' }]],
  ['documents failed', run({ failed: 2 }), at(1), [{ kind: 'failed', step: 'settle', count: 2 }]],
  [
    'a setting is wrong',
    run({ faults: ['MAIL_PASSWORD is missing.'] }),
    at(1),
    [{ kind: 'fault', step: 'settle', fault: 'MAIL_PASSWORD is missing.' }],
  ],
  [
    'payments have no answer',
    run({ unansweredPayments: { count: 2, oldestAt: at(-5) } }),
    at(1),
    [{ kind: 'unanswered', count: 2, since: at(-5) }],
  ],
  ['some are left', run({ due: 4, oldestDueAt: at(-5) }), at(9), []],
  [
    'some are left for long',
    run({ due: 4, oldestDueAt: at(-5) }),
    at(10),
    [{ kind: 'overdue', step: 'settle', count: 4, since: at(-5) }],
  ],
])('%s', (_case, last, now, problems) => {
  expect(reconcilerHealth(last, now)).toEqual(problems);
});

test.each<[string, Date | null, Date, Date | null]>([
  ['it is heard of no more', null, at(1), at(20)],
  ['something becomes overdue before that', at(-5), at(1), at(10)],
  ['that has passed', at(-5), at(10), at(20)],
  ['everything has passed', at(-5), at(20), null],
])('the next change: %s', (_case, oldestDueAt, now, change) => {
  expect(nextReconcilerChange(run({ due: 1, oldestDueAt }), now)).toEqual(change);
});
