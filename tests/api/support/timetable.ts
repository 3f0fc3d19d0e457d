import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { timeZone } from '../../support/emulators/emulators.ts';
import { type Answer, call } from './call.ts';
import type { Person } from './customers.ts';
import type { Harness } from './harness.ts';

/** The business day so many days after today. */
export const dayAhead = (harness: Harness, days: number): string =>
  addDays(businessDay(harness.clock.now(), timeZone), days);

/** The body of a call that adds a slot: tomorrow from nine to ten unless told otherwise. */
export const slotForm = (harness: Harness, service: Service, change: object = {}) => ({
  service: service._id,
  date: dayAhead(harness, 1),
  startTime: '09:00',
  endTime: '10:00',
  ...change,
});

export const createSlot = (harness: Harness, as: Person, json: object): Promise<Answer> =>
  call(harness, 'POST', '/services/slots', { as, json });

/** The body of a bulk call: from nine to twelve by the hour, tomorrow and the day after. */
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

/** All slots of a service as they are stored, the earliest first. */
export const slotsOf = async (harness: Harness, { _id }: Service): Promise<Slot[]> =>
  (await harness.context.db.slots.where('serviceId', '==', _id).orderBy('startsAt').get()).docs.map(
    (slot) => slot.data(),
  );

/** The pairs of a service's slots that are not closed and share a moment: there must be none. */
export async function overlapsOf(harness: Harness, service: Service): Promise<string[]> {
  const slots = (await slotsOf(harness, service)).filter(({ isBooked }) => isBooked !== 'canceled');
  return slots.flatMap((slot, index) =>
    slots
      .slice(index + 1)
      .filter((other) => other.startsAt < slot.endsAt)
      .map((other) => `${slot._id} and ${other._id}`),
  );
}
