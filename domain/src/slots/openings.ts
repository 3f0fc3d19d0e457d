import { type InferType, mixed, object, string } from 'yup';
import { instant } from '../schema/fields.ts';
import { isCalendarDay } from '../time/calendar-days.ts';
import type { OpenTimes } from './open-times.ts';

const isOpenTimes = (value: unknown): value is OpenTimes =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([day, times]) =>
      isCalendarDay(day) &&
      Array.isArray(times) &&
      times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)),
  );

/**
 * The openings of a service: one small document that says on which days it has room, so that nobody
 * has to read its slots to know. A slot that is held stays in it, because a hold ends without a write.
 */
export const openingsSchema = object({
  /** Id of the service. */
  _id: string().required(),
  days: mixed(isOpenTimes).required(),
  /** When the reconciler drops the days that are over. */
  pruneAt: instant().required(),
});

export type Openings = InferType<typeof openingsSchema>;
