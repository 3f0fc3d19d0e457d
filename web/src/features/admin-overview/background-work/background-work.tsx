import {
  nextReconcilerChange,
  type ReconcilerProblem,
  reconcilerHealth,
} from '@carwash/domain/reconciler/reconciler-health';
import type { ReconcilerRun } from '@carwash/domain/reconciler/reconciler-run';
import { businessClockTime } from '@carwash/domain/time/business-time';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { unansweredText } from '~/entities/payments/unanswered-text';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useNow } from '~/lib/clock/use-now';
import type { QueryState } from '~/lib/query-state';
import { formatCount } from '~/ui/format/format-count';

const meanwhile =
  'Until it runs, payments may stay open and past bookings may look as if they were to come.';

/** Describes a problem of the reconciler for staff who see money. */
function describeReconcilerProblem(
  problem: ReconcilerProblem,
  timeZone: string,
  now: Date,
): string {
  switch (problem.kind) {
    case 'never_ran':
      return `It has not run yet. ${meanwhile}`;
    case 'stopped':
      return `It has not run since ${formatDateTime(problem.since, timeZone)}. ${meanwhile}`;
    case 'broken':
      return `The step ‘${problem.step}’ broke off.`;
    case 'failed':
      return `The step ‘${problem.step}’ failed for ${formatCount(problem.count)}.`;
    case 'fault':
      return `The step ‘${problem.step}’ cannot do its work: ${problem.fault}`;
    case 'unanswered':
      return `${unansweredText(problem.count, problem.since, now)}.`;
    case 'overdue':
      return `The step ‘${problem.step}’ is behind with ${formatCount(problem.count)}, the oldest from ${formatDateTime(problem.since, timeZone)}.`;
  }
}

const Line = ({ children }: { children: ReactNode }) => (
  <Typography
    variant="body2"
    sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32, color: 'text.secondary' }}
  >
    {children}
  </Typography>
);

/** Has the height of the text that says everything is fine. */
export const BackgroundWorkSkeleton = () => (
  <Line>
    <Skeleton width="60%" />
  </Line>
);

/** Shows whether the scheduled work is running: settling payments, completing bookings. */
export function BackgroundWork({ run }: { run: QueryState<ReconcilerRun | null> }) {
  switch (run.state) {
    case 'loading':
      return <BackgroundWorkSkeleton />;
    case 'failed':
      return (
        <Line>
          How the background work is doing could not be loaded.
          <Button size="small" onClick={run.retry}>
            Try again
          </Button>
        </Line>
      );
    case 'ready':
      return <BackgroundWorkState run={run.data} />;
  }
}

function BackgroundWorkState({ run }: { run: ReconcilerRun | null }) {
  const now = new Date();
  useNow(run && nextReconcilerChange(run, now));
  const problems = reconcilerHealth(run, now);
  if (run && problems.length === 0) {
    return (
      <Line>
        <CheckCircleRounded color="success" fontSize="inherit" />
        Background work is up to date. Last run {businessClockTime(run.endedAt, businessTimeZone)}.
      </Line>
    );
  }
  return (
    <Alert severity="error">
      <AlertTitle>The background work needs attention</AlertTitle>
      {problems
        .map((problem) => describeReconcilerProblem(problem, businessTimeZone, now))
        .map((sentence) => (
          <div key={sentence}>{sentence}</div>
        ))}
    </Alert>
  );
}
