import { array, boolean, type InferType, number, object, string } from 'yup';
import { instant } from '../schema/fields.ts';

/** Id of the maintenance document with the reconciler's last run. */
export const reconcilerRunId = 'reconciler';

/** The result of one step in a run of the reconciler. */
const stepReportSchema = object({
  /** Name of the step, shown to staff who see money. */
  step: string().required(),
  /** Number of documents that were processed. */
  done: number().required(),
  /** Number of documents that failed. */
  failed: number().required(),
  /** Number of documents that were still due when the step ended. */
  due: number().required(),
  oldestDueAt: instant().nullable().defined().meta({
    note: 'Since when the oldest of what is still due is waiting; null when nothing is.',
  }),
  unansweredPayments: object({
    count: number().required(),
    oldestAt: instant().required(),
  })
    .optional()
    .default(undefined)
    .meta({
      note: 'Payments about which the provider gives no usable answer, and since when the oldest waits for one; absent: there are none, or the step knows of none.',
    }),
  faults: array().of(string().required()).optional().meta({
    note: 'What is wrong with settings of the deployment that the step needs; absent: nothing.',
  }),
  hasBroken: boolean().required().meta({ note: 'The step broke off; its numbers say nothing.' }),
});

/** One run of the reconciler. The last run serves as its heartbeat. */
export const reconcilerRunSchema = object({
  createdAt: instant().required(),
  endedAt: instant().required(),
  /** Number of failed documents and aborted steps. */
  failed: number().required(),
  steps: array().of(stepReportSchema).required(),
  lastChangeAt: instant().optional().meta({
    note: 'When somebody last changed something through the API, to within ten minutes. While nobody does, runs are rarer.',
  }),
});

export type StepReport = InferType<typeof stepReportSchema>;
export type ReconcilerRun = InferType<typeof reconcilerRunSchema>;
