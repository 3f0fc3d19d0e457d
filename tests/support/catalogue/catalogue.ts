import { randomBytes, randomUUID } from 'node:crypto';
import type { JobChange } from '@carwash/domain/bays/changed-day';
import { summariseRatings } from '@carwash/domain/reviews/rating-summary';
import type { Service, StoredService } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { slotId } from '@carwash/domain/slots/slot-id';
import {
  businessClockTime,
  businessDay,
  businessInstant,
} from '@carwash/domain/time/business-time';
import { changeDays } from '@carwash/functions/bays/change-days';
import { readDays } from '@carwash/functions/bays/read-days';
import { changeStarts, readDaysOfSlots, startChange } from '@carwash/functions/bays/timetable-days';
import { commitIfUnchanged, retryOnConflict } from '@carwash/functions/db/compare-and-set';
import type { Ground } from '../ground.ts';
import { slotNow, type TestSlot } from '../reads/slots.ts';

const minuteMs = 60_000;

/** Creates a service without ratings. */
export async function newService(
  { context }: Ground,
  change: Partial<StoredService> = {},
): Promise<StoredService> {
  const service: StoredService = {
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
    asksVehicleDetails: false,
    location: 'business',
    startsEvery: null,
    sizePrices: [],
    pictures: [],
    uploadedPictures: [],
    isPaused: false,
    createdAt: context.now(),
    ...change,
  };
  await context.db.services.doc(service._id).create(service);
  return service;
}

type Hours = Pick<Slot, 'date' | 'startTime' | 'endTime'>;

type SlotTimes = Hours & Pick<Slot, '_id' | 'serviceId' | 'startsAt' | 'endsAt'>;

/** Returns a slot of the service at these hours of a business day; nothing is written. */
function slotAt(
  { context: { settings } }: Ground,
  service: Service,
  { date, startTime, endTime }: Hours,
): SlotTimes {
  return {
    _id: slotId(service._id, date, startTime),
    serviceId: service._id,
    date,
    startTime,
    endTime,
    startsAt: businessInstant(date, startTime, settings.businessTimeZone),
    endsAt: businessInstant(date, endTime, settings.businessTimeZone),
  };
}

/** Status fields of a slot that a test may set: for a held or booked slot also its claim. */
export type SlotStatusChange = Partial<Pick<TestSlot, 'isBooked' | 'heldUntil' | 'claimId'>>;

/** Fields of a slot that a test may set. */
export type SlotChange = Partial<SlotTimes> & SlotStatusChange;

/** Returns the job in the service's own place; null for a slot without a claim. */
function jobOf(
  slot: Pick<Slot, '_id' | 'serviceId' | 'startsAt' | 'endsAt'>,
  { isBooked, heldUntil = null, claimId }: SlotStatusChange,
): JobChange | null {
  if (isBooked !== 'booked' && heldUntil === null) return null;
  const { _id, serviceId: bay, startsAt: from, endsAt: to } = slot;
  const job = { bay, slotId: _id, from, to, heldUntil: isBooked === 'booked' ? null : heldUntil };
  return { claimId: claimId ?? randomUUID(), job };
}

/** Creates slots of the service in one commit, at most 500. They are open unless `change` says otherwise. */
export async function newSlotsAt(
  ground: Ground,
  service: Service,
  changes: readonly (Hours & SlotChange)[],
): Promise<TestSlot[]> {
  const { context } = ground;
  const wanted = changes.map(({ isBooked, heldUntil, claimId, ...change }) => ({
    slot: { ...slotAt(ground, service, change), ...change },
    status: { isBooked, heldUntil, claimId },
  }));
  const slots = wanted.map(({ slot }) => slot);
  const starts = wanted.map(({ slot, status }) =>
    startChange(slot, status.isBooked === 'canceled' ? 'closed' : 'offered'),
  );
  const jobs = wanted.flatMap(({ slot, status }) => jobOf(slot, status as SlotStatusChange) ?? []);
  await retryOnConflict(async () => {
    const timetable = await readDaysOfSlots(slots, context);
    const batch = context.db.batch();
    changeStarts(batch, starts, timetable, context);
    return (await commitIfUnchanged(batch)) || undefined;
  });
  if (jobs.length > 0) {
    await retryOnConflict(async () => {
      const batch = context.db.batch();
      changeDays(batch, await readDays(slots, context), { jobs }, context);
      return (await commitIfUnchanged(batch)) || undefined;
    });
  }
  return Promise.all(slots.map((slot) => slotNow(ground, slot)));
}

/**
 * Creates slots of the service that start at these times and last as long as the service, in one commit, at
 * most 500. They are open unless `change` says otherwise.
 */
export function newSlotsFrom(
  ground: Ground,
  service: Service,
  starts: readonly Date[],
  change: SlotChange = {},
): Promise<TestSlot[]> {
  const zone = ground.context.settings.businessTimeZone;
  const hours = starts.map((startsAt) => {
    const endsAt = new Date(startsAt.getTime() + service.duration * minuteMs);
    return {
      date: businessDay(startsAt, zone),
      startTime: businessClockTime(startsAt, zone),
      endTime: businessClockTime(endsAt, zone),
      // Set explicitly, because a slot over midnight ends on the next day, which its hours do not tell.
      startsAt,
      endsAt,
      ...change,
    };
  });
  return newSlotsAt(ground, service, hours);
}

/** Creates one slot that starts at this time. */
export async function newSlotFrom(
  ground: Ground,
  service: Service,
  startsAt: Date,
  change: SlotChange = {},
): Promise<TestSlot> {
  const [slot] = await newSlotsFrom(ground, service, [startsAt], change);
  if (!slot) throw new Error('No slot was made');
  return slot;
}

/** Creates one slot that starts in this many minutes, at a full one; two days ahead by default. */
export function newSlot(
  ground: Ground,
  service: Service,
  startsInMinutes = 2 * 24 * 60,
  change: SlotChange = {},
): Promise<TestSlot> {
  const minute = Math.ceil(ground.context.now().getTime() / minuteMs + startsInMinutes);
  return newSlotFrom(ground, service, new Date(minute * minuteMs), change);
}

/** Changes the status of a slot, bypassing the server's checks. */
export async function writeSlotStatus(
  ground: Ground,
  slot: Pick<Slot, '_id'>,
  change: SlotStatusChange,
): Promise<void> {
  const { context } = ground;
  await retryOnConflict(async () => {
    const before = await slotNow(ground, slot);
    const after = { ...before, ...change };
    const job = jobOf(after, after);
    const gone = before.claims.filter(({ claimId }) => claimId !== job?.claimId);
    const jobs: JobChange[] = [
      ...gone.map(({ claimId }) => ({ claimId, job: null })),
      ...(job ? [job] : []),
    ];
    const days = await readDays([before], context);
    const becomes = after.isBooked === 'canceled' ? 'closed' : 'offered';
    const batch = context.db.batch();
    changeDays(batch, days, { jobs, starts: [startChange(after, becomes)] }, context);
    return (await commitIfUnchanged(batch)) || undefined;
  });
}

/** Deletes a slot, bypassing the server's checks. */
export async function removeSlot({ context }: Ground, slot: SlotTimes): Promise<void> {
  const starts = [startChange(slot, 'gone')];
  await retryOnConflict(async () => {
    const batch = context.db.batch();
    changeDays(batch, await readDays([slot], context), { starts }, context);
    return (await commitIfUnchanged(batch)) || undefined;
  });
}
