import type { Day } from '@carwash/domain/days/day';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { Slot } from '@carwash/domain/slots/slot';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { compareStarts, timetableOfDay } from '@carwash/domain/slots/slots-of-day';
import { businessInstant } from '@carwash/domain/time/business-time';
import type { Context } from '../context.ts';
import { readPages } from '../db/read-pages.ts';
import { badInput } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { answerOf } from './answer-of-slot.ts';

/** Days that are read at once. */
const daysPerRead = 7;

/** Which days are asked for. */
interface Asked {
  /** yyyy-MM-dd; undefined: all days, from `from` on. */
  date: string | undefined;
  from: string;
  /** undefined: the days of all services. */
  serviceId: string | undefined;
}

/** The days that were asked for, the earliest first, a few at a time. */
async function* readDaysInOrder(
  { date, from, serviceId }: Asked,
  { db }: Context,
): AsyncGenerator<Day[]> {
  if (date !== undefined) {
    const day = (await db.days.doc(date).get()).data();
    if (day) yield [day];
    return;
  }
  const all = db.days.orderBy('date');
  const inOrder =
    serviceId === undefined ? all : all.where('serviceIds', 'array-contains', serviceId);
  for await (const page of readPages(inOrder.startAt(from), daysPerRead)) {
    yield page.map((day) => day.data());
  }
}

/**
 * The last slot of the previous page, which may be gone by now.
 * @throws ApiError bad_input for an invalid cursor
 */
function lastShown(cursor: string, { settings }: Context): Pick<Slot, '_id' | 'date' | 'startsAt'> {
  const parts = partsOfSlotId(cursor);
  if (!parts) throw badInput('cursor', 'cursor must be the nextCursor of an earlier page');
  const { date, startTime } = parts;
  return {
    _id: cursor,
    date,
    startsAt: businessInstant(date, startTime, settings.businessTimeZone),
  };
}

/**
 * Slots, optionally filtered by day and service, the earliest first. A page reads the days that its slots are
 * on, however many others there are.
 */
export const listSlots: Handler<Context, Endpoints['listSlots']> = async ({ query }, context) => {
  const { date, serviceId, cursor, limit } = query;
  const last = cursor === undefined ? null : lastShown(cursor, context);
  const found: Slot[] = [];
  for await (const days of readDaysInOrder({ date, serviceId, from: last?.date ?? '' }, context)) {
    const slots = days.flatMap((day) =>
      timetableOfDay(day, serviceId ?? null, context.settings.businessTimeZone),
    );
    found.push(...slots.filter((slot) => !last || compareStarts(slot, last) > 0));
    if (found.length > limit) break;
  }
  const shown = found.slice(0, limit);
  const nextCursor = found.length > limit ? (shown.at(-1)?._id ?? null) : null;
  return { data: shown.map((slot) => answerOf(slot, context)), meta: { limit, nextCursor } };
};
