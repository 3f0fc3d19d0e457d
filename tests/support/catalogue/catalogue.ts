import { randomBytes, randomUUID } from 'node:crypto';
import type { JobChange } from '@carwash/domain/days/changed-day';
import { summariseReviews } from '@carwash/domain/reviews/rating-summary';
import type { Service, StoredService } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { slotId } from '@carwash/domain/slots/slot-id';
import {
  businessClockTime,
  businessDay,
  businessInstant,
} from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import { changeDays } from '@carwash/functions/days/change-days';
import { type ReadDays, readDays } from '@carwash/functions/days/read-days';
import { changeStarts, readDaysOfSlots, startChange } from '@carwash/functions/days/timetable-days';
import { commitIfUnchanged, retryOnConflict } from '@carwash/functions/db/compare-and-set';
import type { FixtureContext } from '../fixture-context.ts';
import { slotNow, type TestSlot } from '../reads/slots.ts';
import { bayOfJob } from './bay-of-job.ts';
import { bringOwnBay, newOwnBay } from './own-bays.ts';

/** Creates a service without ratings, which has a bay of its own unless other bays can do it. */
export async function newService(
  fixtures: FixtureContext,
  change: Partial<StoredService> = {},
): Promise<StoredService> {
  const { context } = fixtures;
  const service: StoredService = {
    _id: randomBytes(4).toString('hex'),
    name: 'Foam Wash',
    description: 'Foam, rinse, dry.',
    price: 49.9,
    duration: 45,
    image: '/pictures/foam-wash.svg',
    category: 'basicWash',
    ...summariseReviews([]),
    benefits: ['Warm-air drying'],
    suitableFor: ['car'],
    keywords: [],
    asksVehicleDetails: false,
    location: 'business',
    startsEvery: null,
    sizePrices: [],
    pictures: [],
    uploadedPictures: [],
    isPaused: false,
    vatPercent: null,
    createdAt: context.now(),
    ...change,
  };
  await newOwnBay(fixtures, service._id);
  await context.db.services.doc(service._id).create(service);
  return service;
}

type Hours = Pick<Slot, 'date' | 'startTime' | 'endTime'>;

type SlotTimes = Hours & Pick<Slot, '_id' | 'serviceId' | 'startsAt' | 'endsAt'>;

/** Returns a slot of the service at these hours of a business day; nothing is written. */
function slotAt(
  { context: { settings } }: FixtureContext,
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
type SlotStatusChange = Partial<Pick<TestSlot, 'isBooked' | 'heldUntil' | 'claimId'>>;

/** Fields of a slot that a test may set. */
export type SlotChange = Partial<SlotTimes> & SlotStatusChange;

/** Returns the job of a slot; null for a slot without a claim. */
function jobOf(
  slot: Pick<Slot, '_id' | 'serviceId' | 'startsAt' | 'endsAt'>,
  { isBooked, heldUntil: held = null, claimId: known }: SlotStatusChange,
  days: ReadDays,
  fixtures: FixtureContext,
): JobChange | null {
  if (isBooked !== 'booked' && held === null) return null;
  const claimId = known ?? randomUUID();
  const { _id: slotId, startsAt: from, endsAt: to } = slot;
  const heldUntil = isBooked === 'booked' ? null : held;
  return {
    claimId,
    job: { bay: bayOfJob(slot, claimId, days, fixtures), slotId, from, to, heldUntil },
  };
}

/** Creates slots of the service in one commit, at most 500. They are open unless `change` says otherwise. */
export async function newSlotsAt(
  fixtures: FixtureContext,
  service: Service,
  changes: readonly (Hours & SlotChange)[],
): Promise<TestSlot[]> {
  const { context } = fixtures;
  const wanted = changes.map(({ isBooked, heldUntil, claimId, ...change }) => ({
    slot: { ...slotAt(fixtures, service, change), ...change },
    status: { isBooked, heldUntil, claimId },
  }));
  const slots = wanted.map(({ slot }) => slot);
  await bringOwnBay(fixtures, service._id, await readDays(slots, context));
  const starts = wanted.map(({ slot, status }) =>
    startChange(slot, status.isBooked === 'canceled' ? 'closed' : 'offered'),
  );
  const claimed = wanted.filter(({ status }) => status.isBooked === 'booked' || status.heldUntil);
  await retryOnConflict(async () => {
    const timetable = await readDaysOfSlots(slots, context);
    const batch = context.db.batch();
    changeStarts(batch, starts, timetable, context);
    return (await commitIfUnchanged(batch)) || undefined;
  });
  if (claimed.length > 0) {
    await retryOnConflict(async () => {
      const batch = context.db.batch();
      const days = await readDays(slots, context);
      const jobs = claimed.flatMap(
        ({ slot, status }) => jobOf(slot, status as SlotStatusChange, days, fixtures) ?? [],
      );
      changeDays(batch, days, { jobs }, context);
      return (await commitIfUnchanged(batch)) || undefined;
    });
  }
  return Promise.all(slots.map((slot) => slotNow(fixtures, slot)));
}

/**
 * Creates slots of the service that start at these times and last as long as the service, in one commit, at
 * most 500. They are open unless `change` says otherwise.
 */
export function newSlotsFrom(
  fixtures: FixtureContext,
  service: Service,
  starts: readonly Date[],
  change: SlotChange = {},
): Promise<TestSlot[]> {
  const zone = fixtures.context.settings.businessTimeZone;
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
  return newSlotsAt(fixtures, service, hours);
}

/** Creates one slot that starts at this time. */
export async function newSlotFrom(
  fixtures: FixtureContext,
  service: Service,
  startsAt: Date,
  change: SlotChange = {},
): Promise<TestSlot> {
  const [slot] = await newSlotsFrom(fixtures, service, [startsAt], change);
  if (!slot) throw new Error('No slot was made');
  return slot;
}

/** Creates one slot that starts in this many minutes, at a full one; two days ahead by default. */
export function newSlot(
  fixtures: FixtureContext,
  service: Service,
  startsInMinutes = 2 * 24 * 60,
  change: SlotChange = {},
): Promise<TestSlot> {
  const minute = Math.ceil(fixtures.context.now().getTime() / minuteMs + startsInMinutes);
  return newSlotFrom(fixtures, service, new Date(minute * minuteMs), change);
}

/** Changes the status of a slot, bypassing the server's checks. */
export async function writeSlotStatus(
  fixtures: FixtureContext,
  slot: Pick<Slot, '_id'>,
  change: SlotStatusChange,
): Promise<void> {
  const { context } = fixtures;
  await retryOnConflict(async () => {
    const before = await slotNow(fixtures, slot);
    const after = { ...before, ...change };
    const days = await readDays([before], context);
    const job = jobOf(after, after, days, fixtures);
    const gone = before.claims.filter(({ claimId }) => claimId !== job?.claimId);
    const jobs: JobChange[] = [
      ...gone.map(({ claimId }) => ({ claimId, job: null })),
      ...(job ? [job] : []),
    ];
    const becomes = after.isBooked === 'canceled' ? 'closed' : 'offered';
    const batch = context.db.batch();
    changeDays(batch, days, { jobs, starts: [startChange(after, becomes)] }, context);
    return (await commitIfUnchanged(batch)) || undefined;
  });
}

/** Deletes a slot, bypassing the server's checks. */
export async function removeSlot({ context }: FixtureContext, slot: SlotTimes): Promise<void> {
  const starts = [startChange(slot, 'gone')];
  await retryOnConflict(async () => {
    const batch = context.db.batch();
    changeDays(batch, await readDays([slot], context), { starts }, context);
    return (await commitIfUnchanged(batch)) || undefined;
  });
}
