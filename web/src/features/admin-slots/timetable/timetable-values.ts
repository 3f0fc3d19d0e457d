import { type CreateSlots, createSlotsSchema } from '@carwash/domain/slots/endpoints';
import { addDays } from '@carwash/domain/time/business-time';

/** The form of a timetable: what is typed is text until it is checked. */
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

/** Four weeks from today, every day, as the business is open. */
export const usualTimetable = (today: string): TimetableValues => ({
  service: '',
  startDate: today,
  endDate: addDays(today, 27),
  weekdays: [1, 2, 3, 4, 5, 6, 0],
  openingTime: '09:00',
  closingTime: '19:00',
  length: '',
  gap: '0',
});

/** What the server is asked for; null while the form cannot be sent. */
export const timetableOf = (values: TimetableValues): CreateSlots | null =>
  createSlotsSchema.isValidSync(values) ? createSlotsSchema.cast(values) : null;
