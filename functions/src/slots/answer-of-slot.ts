import { slotNotFound as notFound } from '@carwash/domain/payments/sale-refusals';
import { outsideWindow } from '@carwash/domain/slots/booking-window';
import type { Slot } from '@carwash/domain/slots/slot';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { leftAt } from '@carwash/domain/slots/slot-state';
import { timetableOfDay } from '@carwash/domain/slots/slots-of-day';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import { toError } from '../errors/api-error.ts';

export const slotNotFound = () => toError(notFound);

/** Returns a slot as the API answers it at this moment, without the claims that hold it. */
export const answerOf = (slot: Slot, { now }: Pick<Context, 'now'>) => {
  const { _id, serviceId, date, startTime, endTime, startsAt, endsAt, isBooked, heldUntil } = slot;
  const left = leftAt(slot, now());
  return { _id, serviceId, date, startTime, endTime, startsAt, endsAt, isBooked, heldUntil, left };
};

type Answer = ReturnType<typeof answerOf>;

/** Returns the answers for customers: `left` is 0 outside the booking window. */
export async function forCustomers(
  answers: readonly Answer[],
  context: Context,
): Promise<Answer[]> {
  const rules = await readSettings(context);
  const window = { ...rules, timeZone: context.settings.businessTimeZone };
  const now = context.now();
  return answers.map((slot) => (outsideWindow(slot, window, now) ? { ...slot, left: 0 } : slot));
}

/** Reads the slots of a service on a day, yyyy-MM-dd, the earliest first. */
export async function readAnswersOfDay(
  serviceId: string,
  date: string,
  context: Context,
): Promise<Answer[]> {
  const { db, settings } = context;
  const day = (await db.days.doc(date).get()).data();
  const slots = day ? timetableOfDay(day, serviceId, settings.businessTimeZone) : [];
  return slots.map((slot) => answerOf(slot, context));
}

/** Reads one slot. @throws ApiError not_found */
export async function readAnswer(id: string, context: Context): Promise<Answer> {
  const parts = partsOfSlotId(id);
  const ofDay = parts ? await readAnswersOfDay(parts.serviceId, parts.date, context) : [];
  const answer = ofDay.find(({ _id }) => _id === id);
  if (!answer) throw slotNotFound();
  return answer;
}
