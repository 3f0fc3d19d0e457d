import { array, boolean, type InferType, number, object, string } from 'yup';
import { instant } from '../schema/fields.ts';

/** Id of the maintenance document that tells of the reconciler's last run. */
export const reconcilerRunId = 'reconciler';

/** What became of one kind of work in a run of the reconciler. */
export const stepReportSchema = object({
  /** What the step does, in words. */
  step: string().required(),
  /** How many documents were brought forward. */
  done: number().required(),
  /** How many could not be. */
  failed: number().required(),
  /** How many were still due when the step ended. */
  due: number().required(),
  oldestDueAt: instant().nullable().defined().meta({
    note: 'Since when the oldest of what is still due is waiting; null when nothing is.',
  }),
  hasBroken: boolean().required().meta({ note: 'The step broke off; its numbers say nothing.' }),
});

/** One run of the reconciler: the last one is its heartbeat. */
export const reconcilerRunSchema = object({
  createdAt: instant().required(),
  endedAt: instant().required(),
  /** Documents that could not be brought forward, and steps that broke off. */
  failed: number().required(),
  steps: array().of(stepReportSchema).required(),
});

export type StepReport = InferType<typeof stepReportSchema>;
export type ReconcilerRun = InferType<typeof reconcilerRunSchema>;
