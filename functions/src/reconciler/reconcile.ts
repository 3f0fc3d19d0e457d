import { longestAttemptMs } from '@carwash/domain/messages/delivery-steps';
import { reconcilerHealth } from '@carwash/domain/reconciler/reconciler-health';
import type { ReconcilerRun, StepReport } from '@carwash/domain/reconciler/reconciler-run';
import { type Deadline, deadlineIn } from '../background/deadline.ts';
import type { Step, StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { withTimeout } from '../db/with-timeout.ts';
import { logError, logInfo } from '../errors/log.ts';
import { countAttention } from '../messages/count-attention.ts';
import { steps } from './steps.ts';

/**
 * How long a step may continue its current work after the deadline, in milliseconds: longer than one attempt to send a
 * message, which would otherwise stop in between, because a function may be frozen when its call has ended.
 */
const graceMs = longestAttemptMs + 3000;

const nothing: StepCounts = { done: 0, failed: 0, due: 0, oldestDueAt: null };

async function runStep(
  { name, run }: Step,
  context: Context,
  deadline: Deadline,
): Promise<StepReport> {
  try {
    // Does not wait for a step that hangs, so that the others are still reported.
    const timeoutMs = deadline.msLeft() + graceMs;
    const counts = await withTimeout(run(context, deadline), timeoutMs, 'It did not end in time');
    return { step: name, ...counts, hasBroken: false };
  } catch (error) {
    logError('A step of the reconciler broke off', error, { step: name });
    return { step: name, ...nothing, hasBroken: true };
  }
}

/**
 * Logs a run in the line that the alerts of `scripts/deployed/alerts` watch.
 * @param attention number of messages that wait for a decision of the staff
 */
function logHeartbeat(run: ReconcilerRun, attention: number): void {
  const unanswered = run.steps.map(({ unansweredPayments }) => unansweredPayments?.count ?? 0);
  const problems = reconcilerHealth(run, run.endedAt).filter(({ kind }) => kind !== 'unanswered');
  logInfo('heartbeat', {
    unanswered: unanswered.reduce((sum, count) => sum + count, 0),
    problems: problems.length,
    attention,
  });
}

/**
 * Stores the report of the run as a heartbeat for staff who see money, and logs it for alerts. An error here is only
 * logged, because the work itself is done.
 */
async function leaveHeartbeat(run: ReconcilerRun, { db }: Context): Promise<void> {
  try {
    // Merged, because calls note in the same document when they change something.
    await db.reconcilerRun.set(run, { merge: true });
    logHeartbeat(run, await countAttention(db));
  } catch (error) {
    logError('The run of the reconciler could not be told of', error);
  }
}

/**
 * Runs steps of the background work. A step's error is logged and does not stop the others.
 * @param budgetMs milliseconds after which no new work starts; the next run continues
 */
export async function runSteps(
  toRun: readonly Step[],
  context: Context,
  budgetMs: number,
): Promise<ReconcilerRun> {
  const createdAt = context.now();
  const deadline = deadlineIn(budgetMs);
  const reports = await Promise.all(toRun.map((step) => runStep(step, context, deadline)));
  const failed = reports.map((report) => report.failed + Number(report.hasBroken));
  return {
    createdAt,
    endedAt: context.now(),
    failed: failed.reduce((sum, one) => sum + one, 0),
    steps: reports,
  };
}

/** Runs all steps of the background work, as `runSteps` does, and stores a heartbeat. */
export async function reconcile(context: Context, budgetMs: number): Promise<ReconcilerRun> {
  const run = await runSteps(steps, context, budgetMs);
  await leaveHeartbeat(run, context);
  return run;
}
