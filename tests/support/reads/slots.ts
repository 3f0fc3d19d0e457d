import type { Service } from '@carwash/domain/services/service';
import type { OfferedSlot, Slot } from '@carwash/domain/slots/slot';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { slotOfDay } from '@carwash/domain/slots/slots-of-day';
import type { Ground } from '../ground.ts';

/** A slot with its day's state, and with the claim of its first job. */
export interface TestSlot extends Slot {
  claimId: string | null;
  createdAt: Date;
}

/**
 * Reads the current state of a slot.
 * @throws Error if it is gone
 */
export async function slotNow({ context }: Ground, { _id }: Pick<Slot, '_id'>): Promise<TestSlot> {
  const { db, settings } = context;
  const parts = partsOfSlotId(_id);
  if (!parts) throw new Error(`${_id} is no id of a slot`);
  const [stored, day] = await db.readAll(db.slots.doc(_id), db.occupancy.doc(parts.date));
  const offered = stored.data();
  const read = day.data();
  const slot = read && slotOfDay(read, parts, { timeZone: settings.businessTimeZone });
  if (!offered || !slot) throw new Error(`There is no slot ${_id}`);
  const { createdAt } = offered;
  return { ...slot, createdAt, claimId: slot.claims[0]?.claimId ?? null };
}

/** Returns all slots of a service as they are stored, the earliest first. */
export const storedSlotsOf = async (
  { context }: Ground,
  { _id }: Pick<Service, '_id'>,
): Promise<OfferedSlot[]> =>
  (await context.db.slots.where('serviceId', '==', _id).orderBy('startsAt').get()).docs.map(
    (slot) => slot.data(),
  );

/** Returns all slots of a service with their days' state, the earliest first. */
export const slotsOf = async (ground: Ground, service: Pick<Service, '_id'>): Promise<TestSlot[]> =>
  Promise.all((await storedSlotsOf(ground, service)).map((slot) => slotNow(ground, slot)));

/** Returns the pairs of a service's slots that are not closed and overlap: there must be none. */
export async function overlapsOf(ground: Ground, service: Service): Promise<string[]> {
  const slots = (await slotsOf(ground, service)).filter(({ isBooked }) => isBooked !== 'canceled');
  return slots.flatMap((slot, index) =>
    slots
      .slice(index + 1)
      .filter((other) => other.startsAt < slot.endsAt)
      .map((other) => `${slot._id} and ${other._id}`),
  );
}
