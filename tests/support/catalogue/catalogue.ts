import { randomBytes } from 'node:crypto';
import { summariseRatings } from '@carwash/domain/reviews/rating-summary';
import type { Service } from '@carwash/domain/services/service';
import { type Slot, slotId } from '@carwash/domain/slots/slot';
import {
  businessClockTime,
  businessDay,
  businessInstant,
} from '@carwash/domain/time/business-time';
import { changeOpenings } from '@carwash/functions/payments/change-openings';
import { changeSlotStatus } from '@carwash/functions/payments/change-slot-status';
import { addSlots } from '@carwash/functions/slots/change-timetable';
import type { Ground } from '../ground.ts';

const minuteMs = 60_000;

/** A service that nobody has rated yet. */
export async function newService(
  { context }: Ground,
  change: Partial<Service> = {},
): Promise<Service> {
  const service: Service = {
    _id: randomBytes(4).toString('hex'),
    name: 'Foam Wash',
    description: 'Foam, rinse, dry.',
    price: 49.9,
    duration: 45,
    image: '/pictures/foam-wash.svg',
    category: 'basicWash',
    ...summariseRatings([]),
    benefits: ['Warm-air drying'],
    suitableFor: ['Car'],
    createdAt: context.now(),
    ...change,
  };
  await context.db.services.doc(service._id).create(service);
  return service;
}

type Hours = Pick<Slot, 'date' | 'startTime' | 'endTime'>;

/** An open slot of the service at those hours of a day of the business; nothing is written. */
function openSlot(
  { context: { now, settings } }: Ground,
  service: Service,
  { date, startTime, endTime }: Hours,
): Slot {
  return {
    _id: slotId(service._id, date, startTime),
    serviceId: service._id,
    date,
    startTime,
    endTime,
    startsAt: businessInstant(date, startTime, settings.businessTimeZone),
    endsAt: businessInstant(date, endTime, settings.businessTimeZone),
    isBooked: 'available',
    heldUntil: null,
    claimId: null,
    createdAt: now(),
  };
}

/** Slots of the service in one commit, at most 500. They are open unless `change` says otherwise. */
export async function newSlotsAt(
  ground: Ground,
  service: Service,
  changes: readonly (Hours & Partial<Slot>)[],
): Promise<Slot[]> {
  const slots = changes.map((change) => ({ ...openSlot(ground, service, change), ...change }));
  const batch = ground.context.db.batch();
  addSlots(batch, slots, ground.context);
  await batch.commit();
  return slots;
}

/**
 * A slot of the service that starts at that moment and takes as long as the service does. It is open
 * unless `change` says otherwise.
 */
export async function newSlotFrom(
  ground: Ground,
  service: Service,
  startsAt: Date,
  change: Partial<Slot> = {},
): Promise<Slot> {
  const zone = ground.context.settings.businessTimeZone;
  const endsAt = new Date(startsAt.getTime() + service.duration * minuteMs);
  const hours = {
    date: businessDay(startsAt, zone),
    startTime: businessClockTime(startsAt, zone),
    endTime: businessClockTime(endsAt, zone),
  };
  // A slot over midnight ends on the next day, which its hours do not say.
  const [slot] = await newSlotsAt(ground, service, [{ ...hours, startsAt, endsAt, ...change }]);
  if (!slot) throw new Error('No slot was made');
  return slot;
}

/** The same, in so many minutes at the next full one; two days ahead by default. */
export function newSlot(
  ground: Ground,
  service: Service,
  startsInMinutes = 2 * 24 * 60,
  change: Partial<Slot> = {},
): Promise<Slot> {
  const minute = Math.ceil(ground.context.now().getTime() / minuteMs + startsInMinutes);
  return newSlotFrom(ground, service, new Date(minute * minuteMs), change);
}

/** Changes the status of a slot past all that the server checks; the openings of its service follow. */
export async function writeSlotStatus(
  { context }: Ground,
  { _id }: Pick<Slot, '_id'>,
  change: Pick<Slot, 'isBooked'> & Partial<Pick<Slot, 'heldUntil' | 'claimId'>>,
): Promise<void> {
  const batch = context.db.batch();
  changeSlotStatus(batch, await context.db.slots.doc(_id).get(), change, context);
  await batch.commit();
}

/** Deletes a slot past all that the server checks; the openings of its service follow. */
export async function removeSlot({ context }: Ground, slot: Slot): Promise<void> {
  const batch = context.db.batch();
  batch.delete(context.db.slots.doc(slot._id));
  changeOpenings(batch, [slot], 'closed', context);
  await batch.commit();
}
