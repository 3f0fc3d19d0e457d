import type { Service } from '@carwash/domain/services/service';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { type Answer, call } from '../../../support/calls/call.ts';
import { timeZone } from '../../../support/emulators/emulators.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

/** Returns the business day this many days after today. */
export const dayAhead = (harness: Harness, days: number): string =>
  addDays(businessDay(harness.clock.now(), timeZone), days);

/** Returns the body of a call that adds a slot: tomorrow from nine to ten by default. */
export const slotForm = (harness: Harness, service: Service, change: object = {}) => ({
  service: service._id,
  date: dayAhead(harness, 1),
  startTime: '09:00',
  endTime: '10:00',
  ...change,
});

export const createSlot = (harness: Harness, as: Person, json: object): Promise<Answer> =>
  call(harness, 'POST', '/services/slots', { as, json });

/** Returns the body of a bulk call: from nine to twelve by the hour, tomorrow and the day after. */
export const timetableForm = (harness: Harness, service: Service, change: object = {}) => ({
  service: service._id,
  startDate: dayAhead(harness, 1),
  endDate: dayAhead(harness, 2),
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  openingTime: '09:00',
  closingTime: '12:00',
  length: 60,
  ...change,
});

export const createSlots = (harness: Harness, as: Person, json: object): Promise<Answer> =>
  call(harness, 'POST', '/services/slots/bulk', { as, json });
