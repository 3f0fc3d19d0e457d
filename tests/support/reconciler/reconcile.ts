import type { ReconcilerRun, StepReport } from '@carwash/domain/reconciler/reconciler-run';
import { type Answer, type Caller, call, type Server } from '../calls/call.ts';

/** One run of the reconciler, as an admin starts it. */
export const reconcile = (server: Server, admin: Caller): Promise<Answer> =>
  call(server, 'POST', '/payments/reconcile', { as: admin, json: {} });

/** What one step of a run came to. */
export function stepOf({ steps }: Pick<ReconcilerRun, 'steps'>, step: string): StepReport {
  const report = steps.find((one) => one.step === step);
  if (!report) throw new Error(`There was no step '${step}'`);
  return report;
}
