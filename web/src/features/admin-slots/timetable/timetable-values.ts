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

/** Returns the default values: four weeks from today, every day, during opening hours. */
export const defaultTimetable = (today: string): TimetableValues => ({
  service: '',
  startDate: today,
  endDate: addDays(today, 27),
  weekdays: [1, 2, 3, 4, 5, 6, 0],
  openingTime: '09:00',
  closingTime: '19:00',
  length: '',
  gap: '0',
});

/** Returns the request body; null while the form is invalid. */
export const timetableOf = (values: TimetableValues): CreateSlots | null =>
  createSlotsSchema.isValidSync(values) ? createSlotsSchema.cast(values) : null;
