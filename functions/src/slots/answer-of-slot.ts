import type { OfferedSlot, Slot } from '@carwash/domain/slots/slot';
import { leftAt } from '@carwash/domain/slots/slot-state';
import { slotsOfDay } from '@carwash/domain/slots/slots-of-day';
import { readDates } from '../bays/read-days.ts';
import type { Context } from '../context.ts';

/** A slot in the API's answers, as it is now. */
export const answerOf = (
  stored: OfferedSlot,
  slot: Pick<Slot, 'isBooked' | 'heldUntil' | 'free' | 'startsAt'>,
  { now }: Pick<Context, 'now'>,
) => ({
  ...stored,
  isBooked: slot.isBooked,
  heldUntil: slot.heldUntil,
  left: leftAt(slot, now()),
});

/** Stored slots as their days have them: one document is read for each day. */
export async function answersOf(slots: readonly OfferedSlot[], context: Context) {
  const { businessTimeZone: timeZone } = context.settings;
  const days = await readDates(new Set(slots.map(({ date }) => date)), context);
  const known = new Map(
    days.flatMap((read) => {
      const day = read.data();
      return day
        ? slotsOfDay(day, null, { timeZone }).map((slot) => [slot._id, slot] as const)
        : [];
    }),
  );
  return slots.flatMap((stored) => {
    const slot = known.get(stored._id);
    return slot ? answerOf(stored, slot, context) : [];
  });
}
