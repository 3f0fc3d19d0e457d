import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { slotOfDay, timetableOfDay } from '@carwash/domain/slots/slots-of-day';
import type { FixtureContext } from '../fixture-context.ts';

/** A slot with its day's state, and with the claim of its first job. */
export interface TestSlot extends Slot {
  claimId: string | null;
}

const withClaim = (slot: Slot): TestSlot => ({ ...slot, claimId: slot.claims[0]?.claimId ?? null });

/**
 * Reads the current state of a slot.
 * @throws Error if it is gone
 */
export async function slotNow(
  { context }: FixtureContext,
  { _id }: Pick<Slot, '_id'>,
): Promise<TestSlot> {
  const { db, settings } = context;
  const parts = partsOfSlotId(_id);
  if (!parts) throw new Error(`${_id} is no id of a slot`);
  const day = (await db.days.doc(parts.date).get()).data();
  const slot = day && slotOfDay(day, parts, { timeZone: settings.businessTimeZone });
  if (!slot) throw new Error(`There is no slot ${_id}`);
  return withClaim(slot);
}

/** Returns all slots of a service in the timetables of the days, the earliest first. */
export async function slotsOf(
  { context: { db, settings } }: FixtureContext,
  { _id }: Pick<Service, '_id'>,
): Promise<TestSlot[]> {
  const { docs } = await db.days.orderBy('date').get();
  return docs.flatMap((day) =>
    timetableOfDay(day.data(), _id, settings.businessTimeZone).map(withClaim),
  );
}
