import { lastDay } from '../schema/fields.ts';
import { daysInRange } from './calendar-days.ts';

/** Returns the field of the last day of a range, which must not be before the field `startDate` beside it. */
export const endDay = () =>
  lastDay()
    .required()
    .test(
      'order',
      'endDate must not be before startDate',
      (endDate, { parent }) => daysInRange(String(parent.startDate), endDate) >= 1,
    );
