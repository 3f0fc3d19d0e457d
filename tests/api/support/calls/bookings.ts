import type { Slot } from '@carwash/domain/slots/slot';
import { type Answer, call } from '../../../support/calls/call.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';
import { callback, startPaying } from './payments.ts';

/** Pays for a slot that is open. @returns the id of the booking, which is that of its transaction */
export async function book(harness: Harness, as: Person, slot: Slot): Promise<string> {
  const id = await startPaying(harness, as, slot);
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
  return id;
}

export const cancelBooking = (
  harness: Harness,
  as: Person,
  id: string,
  { key, version }: { key?: string; version?: number } = {},
): Promise<Answer> => {
  const query = version === undefined ? '' : `?version=${version}`;
  return call(harness, 'DELETE', `/bookings/${id}${query}`, { as, key });
};

export const reschedule = (harness: Harness, as: Person, id: string, slot: Slot): Promise<Answer> =>
  call(harness, 'PATCH', `/bookings/reschedule?bookingId=${id}&slotId=${slot._id}`, { as });
