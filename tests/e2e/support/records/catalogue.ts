import { randomBytes } from 'node:crypto';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import {
  newService as newServiceOn,
  newSlotFrom,
  newSlotsAt,
  type SlotChange,
  writeSlotStatus as writeSlotStatusOn,
} from '../../../support/catalogue/catalogue.ts';
import { newOwnBay, removeOwnBay } from '../../../support/catalogue/own-bays.ts';
import type { TestSlot } from '../../../support/reads/slots.ts';
import { db } from '../server/emulators.ts';
import { fixtures } from '../server/server-context.ts';
import { businessTimeZone } from '../suite.ts';

/** A day of the business, yyyy-MM-dd, so many days from today. */
export const dayFromToday = (days: number): string =>
  addDays(businessDay(new Date(), businessTimeZone), days);

/** A service of the test's own, in a bay of its own. Without reviews it comes last on the lists that other tests look at. */
export async function newService(change: Partial<Service> = {}): Promise<Service> {
  const _id = randomBytes(4).toString('hex');
  return newServiceOn(fixtures, { _id, name: `Foam Wash ${_id}`, ...change });
}

type ServicesOf<Changes> = { [Index in keyof Changes]: Service };

/** Services that are done in one bay, that of the first: what one of them takes the others do not have. */
export async function newServicesOfOneBay<Changes extends Partial<Service>[]>(
  ...changes: [...Changes]
): Promise<ServicesOf<Changes>> {
  const identified = changes.map((change) => ({ _id: randomBytes(4).toString('hex'), ...change }));
  const [first = '', ...others] = identified.map(({ _id }) => _id);
  await newOwnBay(fixtures, first, others);
  const services = identified.map((change) =>
    newServiceOn(fixtures, { name: `Foam Wash ${change._id}`, ...change }),
  );
  return (await Promise.all(services)) as ServicesOf<Changes>;
}

export async function removeService({ _id }: Pick<Service, '_id'>): Promise<void> {
  await Promise.all([db.services.doc(_id).delete(), removeOwnBay(fixtures, _id)]);
}

/** Changes the status of a slot past all that the server checks. */
export const writeSlotStatus = (
  slot: Pick<Slot, '_id'>,
  change: Parameters<typeof writeSlotStatusOn>[2],
): Promise<void> => writeSlotStatusOn(fixtures, slot, change);

const threeQuartersLater = (time: string): string =>
  new Date(Date.parse(`1970-01-01T${time}Z`) + 45 * 60_000).toISOString().slice(11, 16);

/** Many slots of the service in one commit, at most 500: at ten o'clock the day after tomorrow. */
export const newSlots = (service: Service, changes: SlotChange[]): Promise<TestSlot[]> =>
  newSlotsAt(
    fixtures,
    service,
    changes.map((change) => ({
      date: dayFromToday(2),
      startTime: '10:00',
      endTime: threeQuartersLater(change.startTime ?? '10:00'),
      ...change,
    })),
  );

/** An open slot of the service, at ten o'clock the day after tomorrow. */
export async function newSlot(service: Service, change: SlotChange = {}): Promise<TestSlot> {
  const [slot] = await newSlots(service, [change]);
  if (!slot) throw new Error('No slot was made');
  return slot;
}

/** An open slot that starts in exactly so many minutes. */
export const slotIn = (minutes: number, service: Service): Promise<TestSlot> =>
  newSlotFrom(fixtures, service, new Date(Date.now() + minutes * 60_000));
