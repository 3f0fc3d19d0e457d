import { array, boolean, type InferType, object, string } from 'yup';
import { clockTime, firstDay, lastDay, noteMeta, text } from '../schema/fields.ts';
import { daysInRange } from '../time/calendar-days.ts';
import { mostBays } from './bay.ts';

/** Longest closure, in days. */
const mostDays = 366;

/** Most closures that are not over, of the whole business. */
export const mostClosures = 200;

const closureShape = {
  /** Ids of the bays. */
  bays: array()
    .of(string().max(64).required())
    .min(1, 'Choose at least one bay.')
    .max(mostBays, `At most ${mostBays} bays.`)
    .required('Choose at least one bay.'),
  from: firstDay().label('First day').required('First day is required.'),
  to: lastDay()
    .label('Last day')
    .required('Last day is required.')
    .test(
      'after-first',
      'The last day must not be before the first.',
      (value, { parent }) => !value || !parent.from || parent.from <= value,
    )
    .test(
      'range',
      `At most ${mostDays} days.`,
      (value, { parent }) => !(daysInRange(parent.from, value ?? '') > mostDays),
    ),
  /** Beginning on each of the days; null: that of the day. */
  startTime: clockTime().nullable().default(null),
  /** End on each of the days; null: that of the day. */
  endTime: clockTime()
    .nullable()
    .default(null)
    .test(
      'after-start',
      'End time must be after start time.',
      (value, { parent }) => !value || value > (parent.startTime ?? '00:00'),
    ),
  note: text(120).label('Note').default('').meta(noteMeta),
};

/** A time in which bays take no jobs, as the desk has entered it. Each day has its part of it. */
export const plannedClosureSchema = object({
  _id: string().required(),
  ...closureShape,
  startTime: closureShape.startTime.defined(),
  endTime: closureShape.endTime.defined(),
  note: closureShape.note.defined(),
});

export type PlannedClosure = InferType<typeof plannedClosureSchema>;

/** The form and the request body that close bays. */
export const closeBaysSchema = object({
  ...closureShape,
  preview: boolean().default(false).meta({ note: 'Only count, change nothing.' }),
});

export type CloseBays = InferType<typeof closeBaysSchema>;
