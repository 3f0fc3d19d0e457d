import type { ReconcilerRun, StepReport } from '@carwash/domain/reconciler/reconciler-run';
import { type Answer, call } from './call.ts';
import type { Person } from './customers.ts';
import type { Harness } from './harness.ts';

/** One run of the reconciler, as an admin starts it. */
export const reconcile = (harness: Harness, admin: Person): Promise<Answer> =>
  call(harness, 'POST', '/payments/reconcile', { as: admin, json: {} });

/** What one step of a run came to. */
export function stepOf({ steps }: Pick<ReconcilerRun, 'steps'>, step: string): StepReport {
  const report = steps.find((one) => one.step === step);
  if (!report) throw new Error(`There was no step '${step}'`);
  return report;
}
