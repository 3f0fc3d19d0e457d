import type { ReconcilerRun, StepReport } from '@carwash/domain/reconciler/reconciler-run';
import { type Deadline, deadlineIn } from '../background/deadline.ts';
import type { Step, StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { inTime } from '../db/in-time.ts';
import { logError } from '../http/log.ts';
import { steps } from './steps.ts';

/** How long after the deadline a step may go on with what it has begun. */
const graceMs = 30_000;

const nothing: StepCounts = { done: 0, failed: 0, due: 0, oldestDueAt: null };

async function runStep(
  { name, run }: Step,
  context: Context,
  deadline: Deadline,
): Promise<StepReport> {
  try {
    // A step that hangs is left behind, so that the others are told of.
    const patienceMs = deadline.msLeft() + graceMs;
    const counts = await inTime(run(context, deadline), patienceMs, 'It did not end in time');
    return { step: name, ...counts, hasBroken: false };
  } catch (error) {
    logError('A step of the reconciler broke off', error, { step: name });
    return { step: name, ...nothing, hasBroken: true };
  }
}

/** Tells admins that it runs, and how it went. The work is done, whether this can be written or not. */
async function leaveHeartbeat(run: ReconcilerRun, { db }: Context): Promise<void> {
  try {
    await db.reconcilerRun.set(run);
  } catch (error) {
    logError('The run of the reconciler could not be told of', error);
  }
}

/**
 * Brings forward what no call will. No step keeps another: what one throws is logged. Leaves a
 * heartbeat behind.
 * @param budgetMs after how many milliseconds nothing more is begun; the next run goes on from there
 */
export async function reconcile(
  context: Context,
  budgetMs: number,
  toRun: readonly Step[] = steps,
): Promise<ReconcilerRun> {
  const createdAt = context.now();
  const deadline = deadlineIn(budgetMs);
  const reports = await Promise.all(toRun.map((step) => runStep(step, context, deadline)));
  const failed = reports.map((report) => report.failed + Number(report.hasBroken));
  const ended = {
    createdAt,
    endedAt: context.now(),
    failed: failed.reduce((sum, one) => sum + one, 0),
    steps: reports,
  };
  await leaveHeartbeat(ended, context);
  return ended;
}
