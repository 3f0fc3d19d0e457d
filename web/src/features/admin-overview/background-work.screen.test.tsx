import type { ReconcilerRun } from '@carwash/domain/reconciler/reconciler-run';
import { minuteMs } from '@carwash/domain/time/durations';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import { BackgroundWork } from './background-work/background-work';

function runWith(
  step: Partial<ReconcilerRun['steps'][number]> = {},
  minutesAgo = 1,
): ReconcilerRun {
  const endedAt = new Date(Date.now() - minutesAgo * minuteMs);
  const nothing = { done: 0, failed: 0, due: 0, oldestDueAt: null, hasBroken: false };
  return {
    createdAt: endedAt,
    endedAt,
    failed: step.failed ?? 0,
    steps: [{ step: 'settle due payments', ...nothing, ...step }],
  };
}

const open = (run: ReconcilerRun | null) =>
  renderScreen(<BackgroundWork run={{ state: 'ready', data: run }} />);

test('work that is up to date says so', async () => {
  await open(runWith());
  screen.getByText(/^Background work is up to date\. Last run \d\d:\d\d\.$/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['has never run', null, 'It has not run yet.'],
  ['has stopped', runWith({}, 21), 'It has not run since'],
  ['fails', runWith({ failed: 2 }), 'The step ‘settle due payments’ failed for 2.'],
  ['breaks off', runWith({ hasBroken: true }), 'The step ‘settle due payments’ broke off.'],
  [
    'knows of payments without an answer',
    runWith({ unansweredPayments: { count: 2, oldestAt: new Date(Date.now() - 25.5 * minuteMs) } }),
    '2 payments without an answer of the payment provider, the oldest for 25 mins.',
  ],
  [
    'is late',
    runWith({ due: 3, oldestDueAt: new Date(0) }),
    'The step ‘settle due payments’ is behind with 3, the oldest from',
  ],
])('work that %s needs attention', async (_case, run, text) => {
  await open(run);
  expect(textOf(screen.getByRole('alert'))).toContain('The background work needs attention');
  expect(textOf(screen.getByRole('alert'))).toContain(text);
});

test('what could not be loaded can be asked for again', async () => {
  const retry = vi.fn();
  const { user } = await renderScreen(
    <BackgroundWork run={{ state: 'failed', refused: false, retry }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
