import { outsideWindow } from '@carwash/domain/slots/booking-window';
import type { OfferedSlot, Slot } from '@carwash/domain/slots/slot';
import { leftAt } from '@carwash/domain/slots/slot-state';
import { slotsOfDay } from '@carwash/domain/slots/slots-of-day';
import { readDates } from '../bays/read-days.ts';
import type { Context } from '../context.ts';
import { readSettings } from '../settings/read-settings.ts';

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

type Answer = ReturnType<typeof answerOf>;

/** The answers as customers have them: what they cannot book at this moment cannot be sold to them. */
export async function forCustomers(
  answers: readonly Answer[],
  context: Context,
): Promise<Answer[]> {
  const rules = await readSettings(context);
  const window = { ...rules, timeZone: context.settings.businessTimeZone };
  const now = context.now();
  return answers.map((slot) => (outsideWindow(slot, window, now) ? { ...slot, left: 0 } : slot));
}

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
