import { randomBytes } from 'node:crypto';
import type { Service } from '@carwash/domain/services/service';
import { type Slot, slotId } from '@carwash/domain/slots/slot';
import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import { db } from './emulators.ts';
import { businessTimeZone } from './suite.ts';

/** A day of the business, yyyy-MM-dd, so many days from today. */
export const dayFromToday = (days: number): string =>
  addDays(businessDay(new Date(), businessTimeZone), days);

/** A service of the test's own. Without reviews it comes last on the lists that other tests look at. */
export async function newService(change: Partial<Service> = {}): Promise<Service> {
  const _id = randomBytes(4).toString('hex');
  const service: Service = {
    _id,
    name: `Foam Wash ${_id}`,
    description: 'Foam, rinse, dry.',
    price: 49.9,
    duration: 45,
    image: '/pictures/foam-wash.svg',
    category: 'basicWash',
    rating: 0,
    ratingCount: 0,
    ratingHistogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    benefits: ['Warm-air drying'],
    suitableFor: ['Car'],
    createdAt: new Date(),
    ...change,
  };
  await db.services.doc(_id).create(service);
  return service;
}

export const removeService = ({ _id }: Service) => db.services.doc(_id).delete();

/** An open slot of the service, at ten o'clock the day after tomorrow; nothing is written. */
function slotOf(service: Service, change: Partial<Slot>): Slot {
  const { date = dayFromToday(2), startTime = '10:00', endTime = '10:45' } = change;
  return {
    _id: slotId(service._id, date, startTime),
    serviceId: service._id,
    date,
    startTime,
    endTime,
    startsAt: businessInstant(date, startTime, businessTimeZone),
    endsAt: businessInstant(date, endTime, businessTimeZone),
    isBooked: 'available',
    heldUntil: null,
    claimId: null,
    createdAt: new Date(),
    ...change,
  };
}

/** Many slots of the service in one commit, at most 500. */
export async function newSlots(service: Service, changes: Partial<Slot>[]): Promise<Slot[]> {
  const slots = changes.map((change) => slotOf(service, change));
  const batch = db.batch();
  for (const slot of slots) batch.create(db.slots.doc(slot._id), slot);
  await batch.commit();
  return slots;
}

/** An open slot of the service, at ten o'clock the day after tomorrow. */
export async function newSlot(service: Service, change: Partial<Slot> = {}): Promise<Slot> {
  const slot = slotOf(service, change);
  await db.slots.doc(slot._id).create(slot);
  return slot;
}
