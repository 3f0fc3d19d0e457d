import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import type { Ground } from '../ground.ts';

/** All slots of a service as they are stored, the earliest first. */
export const slotsOf = async ({ context }: Ground, { _id }: Service): Promise<Slot[]> =>
  (await context.db.slots.where('serviceId', '==', _id).orderBy('startsAt').get()).docs.map(
    (slot) => slot.data(),
  );

/** The pairs of a service's slots that are not closed and share a moment: there must be none. */
export async function overlapsOf(ground: Ground, service: Service): Promise<string[]> {
  const slots = (await slotsOf(ground, service)).filter(({ isBooked }) => isBooked !== 'canceled');
  return slots.flatMap((slot, index) =>
    slots
      .slice(index + 1)
      .filter((other) => other.startsAt < slot.endsAt)
      .map((other) => `${slot._id} and ${other._id}`),
  );
}
