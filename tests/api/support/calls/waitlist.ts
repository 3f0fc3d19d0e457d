import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { businessInstant } from '@carwash/domain/time/business-time';
import type { WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';
import { waitlistEntryId } from '@carwash/domain/waitlist/waitlist-entry';
import { type Answer, call } from '../../../support/calls/call.ts';
import { timeZone } from '../../../support/emulators/emulators.ts';
import { vehicle } from '../../../support/purchases/vehicle.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';
import { dayAhead } from './slots.ts';

/** Returns noon of the business day this many days after today. */
export const noonAhead = (harness: Harness, days: number): Date =>
  businessInstant(dayAhead(harness, days), '12:00', timeZone);

type Wanted = Pick<Service, '_id'>;

/** Joins the waitlist for a service, from morning to evening unless `change` says otherwise. */
export const joinWaitlist = (
  harness: Harness,
  as: Person,
  { _id: serviceId }: Wanted,
  dates: readonly string[],
  change: object = {},
): Promise<Answer> =>
  call(harness, 'POST', '/waitlist', {
    as,
    json: { serviceId, dates, from: '00:00', until: '23:59', ...vehicle, ...change },
  });

export const leaveWaitlist = (harness: Harness, as: Person, id: string): Promise<Answer> =>
  call(harness, 'DELETE', `/waitlist/own/${id}`, { as });

export const removeFromWaitlist = (harness: Harness, as: Person, id: string): Promise<Answer> =>
  call(harness, 'DELETE', `/waitlist/${id}`, { as });

export const offerPlace = (
  harness: Harness,
  as: Person,
  id: string,
  { _id: slotId }: Pick<Slot, '_id'>,
): Promise<Answer> => call(harness, 'POST', `/waitlist/${id}/offer`, { as, json: { slotId } });

export const entryId = ({ uid }: Person, { _id }: Wanted, date: string): string =>
  waitlistEntryId(uid, _id, date);

/** Returns the stored entry of a person. */
export async function entryOf(
  { context }: Harness,
  person: Person,
  service: Wanted,
  date: string,
): Promise<WaitlistEntry> {
  const entry = (await context.db.waitlist.doc(entryId(person, service, date)).get()).data();
  if (!entry) throw new Error('There is no such entry');
  return entry;
}
