import type { StartChange } from '@carwash/domain/days/changed-day';
import type { Slot } from '@carwash/domain/slots/slot';
import { minuteMs } from '@carwash/domain/time/durations';
import type { WriteBatch } from 'firebase-admin/firestore';
import { changeDays } from './change-days.ts';
import { type DaysContext, type ReadDays, readDates } from './read-days.ts';
import { noteNewDays, type ReadRoster, readRoster } from './read-roster.ts';

type Span = Pick<Slot, 'startsAt' | 'endsAt'>;

const minutesOf = ({ startsAt, endsAt }: Span): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs);

/** Returns the change that offers a slot on its day, closes it there, or removes it. */
export const startChange = (
  slot: Pick<Slot, 'serviceId' | 'date' | 'startTime'> & Span,
  becomes: StartChange['becomes'],
): StartChange => {
  const { serviceId, date, startTime } = slot;
  return { serviceId, date, startTime, minutes: minutesOf(slot), becomes };
};

/** The days of slots that exist or are to be added. */
export interface TimetableDays {
  days: ReadDays;
  /** The bays as they are set up, for days that do not exist yet; null: all exist. */
  roster: ReadRoster | null;
}

export async function readDaysOfSlots(
  slots: readonly Pick<Slot, 'date'>[],
  context: DaysContext,
): Promise<TimetableDays> {
  const days = await readDates(new Set(slots.map(({ date }) => date)), context);
  const roster = days.every(({ exists }) => exists) ? null : await readRoster(context);
  return { days, roster };
}

/** Changes the starts of days in `batch`. Creates days that do not exist yet. See `changeDays`. */
export function changeStarts(
  batch: WriteBatch,
  starts: readonly StartChange[],
  { days, roster }: TimetableDays,
  context: DaysContext,
): void {
  changeDays(batch, days, { starts, bays: roster?.bays }, context);
  if (roster) noteNewDays(batch, roster, context);
}
