import type { ReconcilerRun, StepReport } from '@carwash/domain/reconciler/reconciler-run';
import { type Answer, type Caller, call, type Server } from '../calls/call.ts';

/** Runs the reconciler once, as an admin starts it. */
export const reconcile = (server: Server, admin: Caller): Promise<Answer> =>
  call(server, 'POST', '/payments/reconcile', { as: admin, json: {} });

/** Returns the report of one step of a run. */
export function stepOf({ steps }: Pick<ReconcilerRun, 'steps'>, step: string): StepReport {
  const report = steps.find((one) => one.step === step);
  if (!report) throw new Error(`There was no step '${step}'`);
  return report;
}
