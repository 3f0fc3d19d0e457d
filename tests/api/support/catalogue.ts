import { randomBytes } from 'node:crypto';
import type { Service } from '@carwash/domain/services/service';
import { type Slot, slotId } from '@carwash/domain/slots/slot';
import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import { timeZone } from './emulators.ts';
import type { World } from './world.ts';

const minuteMs = 60_000;

export async function newService(world: World, change: Partial<Service> = {}): Promise<Service> {
  const service: Service = {
    _id: randomBytes(4).toString('hex'),
    name: 'Foam Wash',
    description: 'Foam, rinse, dry.',
    price: 49.9,
    duration: 45,
    image: '/pictures/foam.svg',
    category: 'basicWash',
    rating: 0,
    ratingCount: 0,
    ratingHistogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    benefits: ['Clean'],
    suitableFor: ['Car'],
    createdAt: world.clock.now(),
    ...change,
  };
  await world.context.db.services.doc(service._id).set(service);
  return service;
}

/** An open slot of the service that starts in so many minutes; two days ahead by default. */
export async function newSlot(
  world: World,
  service: Service,
  startsInMinutes = 2 * 24 * 60,
  change: Partial<Slot> = {},
): Promise<Slot> {
  const startsAt = new Date(
    Math.ceil(world.clock.now().getTime() / minuteMs + startsInMinutes) * minuteMs,
  );
  const endsAt = new Date(startsAt.getTime() + service.duration * minuteMs);
  const date = businessDay(startsAt, timeZone);
  const startTime = businessClockTime(startsAt, timeZone);
  const slot: Slot = {
    _id: slotId(service._id, date, startTime),
    serviceId: service._id,
    date,
    startTime,
    endTime: businessClockTime(endsAt, timeZone),
    startsAt,
    endsAt,
    isBooked: 'available',
    heldUntil: null,
    claimId: null,
    createdAt: world.clock.now(),
    ...change,
  };
  await world.context.db.slots.doc(slot._id).create(slot);
  return slot;
}
