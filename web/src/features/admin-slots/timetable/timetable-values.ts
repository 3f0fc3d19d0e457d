import {
  closesNextDay,
  type OpeningHours,
  type Period,
} from '@carwash/domain/settings/opening-hours';
import { type CreateSlots, createSlotsSchema } from '@carwash/domain/slots/endpoints';
import { addDays } from '@carwash/domain/time/business-time';

/** The values of the timetable form; text until they are validated. */
export interface TimetableValues {
  service: string;
  startDate: string;
  endDate: string;
  weekdays: number[];
  openingTime: string;
  closingTime: string;
  length: string;
  gap: string;
}

type Week = Pick<OpeningHours, 'hours'>;

/** The last closing time that a timetable can have. */
const endOfDay = '23:59';

/** Returns the times from the first opening of a week to its last closing. */
function widestHours({ hours }: Week): Period {
  const periods = hours.flatMap((day) => day.periods);
  const closings = periods.map((period) => (closesNextDay(period) ? endOfDay : period.closes));
  return {
    opens: periods.map(({ opens }) => opens).toSorted()[0] ?? '09:00',
    closes: closings.toSorted().at(-1) ?? '19:00',
  };
}

/** Returns the default values: four weeks from today, every day, during opening hours. */
export function defaultTimetable(today: string, week: Week): TimetableValues {
  const { opens, closes } = widestHours(week);
  return {
    service: '',
    startDate: today,
    endDate: addDays(today, 27),
    weekdays: [1, 2, 3, 4, 5, 6, 0],
    openingTime: opens,
    closingTime: closes,
    length: '',
    gap: '0',
  };
}

/** Returns the request body; null while the form is invalid. */
export const timetableOf = (values: TimetableValues): CreateSlots | null =>
  createSlotsSchema.isValidSync(values) ? createSlotsSchema.cast(values) : null;
