import { datesOfJob } from '@carwash/domain/days/dates-of-job';
import type { Day } from '@carwash/domain/days/day';
import type { JobLength } from '@carwash/domain/slots/job-length';
import type { Slot } from '@carwash/domain/slots/slot';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { slotOfDay } from '@carwash/domain/slots/slots-of-day';
import type { SlotInDays } from '@carwash/domain/slots/take-bay';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Context, Settings } from '../context.ts';

/** The part of the context that days need. Scripts without a payment provider use it too. */
export type DaysContext = Pick<Context, 'db' | 'now'> & {
  settings: Pick<Settings, 'businessTimeZone'>;
};

/** Snapshots of days, the earliest first. A day without slots may not exist yet. */
export type ReadDays = readonly DocumentSnapshot<Day>[];

type Span = Pick<Slot, 'startsAt' | 'endsAt'>;

/** Returns the days of these that exist. */
export const dataOfDays = (days: ReadDays): Day[] => days.flatMap((day) => day.data() ?? []);

const datesOf = (span: Span, { settings }: DaysContext): string[] =>
  datesOfJob(span, settings.businessTimeZone);

/** Returns the documents of the days that a job reaches into. */
export const daysOf = (span: Span, context: DaysContext): DocumentReference<Day>[] =>
  datesOf(span, context).map((date) => context.db.days.doc(date));

/** Reads days by their dates, yyyy-MM-dd. */
export const readDates = (dates: ReadonlySet<string>, { db }: DaysContext): Promise<ReadDays> =>
  db.readAll(...[...dates].sort().map((date) => db.days.doc(date)));

/** Reads the days that jobs reach into, each once. */
export async function readDays(spans: readonly Span[], context: DaysContext): Promise<ReadDays> {
  return readDates(new Set(spans.flatMap((span) => datesOf(span, context))), context);
}

/** Returns days that were read, with those that a job reaches into as well. */
export const addDaysOf = (job: Span, days: ReadDays, context: DaysContext): Promise<ReadDays> =>
  addDates(new Set(datesOf(job, context)), days, context);

/** Returns days that were read, with these, yyyy-MM-dd, as well. */
export async function addDates(
  dates: ReadonlySet<string>,
  days: ReadDays,
  context: DaysContext,
): Promise<ReadDays> {
  const missing = [...dates].filter((date) => days.every(({ id }) => id !== date));
  return missing.length === 0 ? days : [...days, ...(await readDates(new Set(missing), context))];
}

/** Returns the document of the day on which a slot begins; null if the id cannot be that of a slot. */
export function dayOfSlot(id: string, { db }: Pick<DaysContext, 'db'>) {
  const parts = partsOfSlotId(id);
  return parts && db.days.doc(parts.date);
}

/** The job for which a slot is read. */
export interface Wanted {
  /** Claim id of the job that moves: it is ignored, because it does not block itself. */
  ignored?: string | undefined;
  /** Length of a job that takes longer or shorter than usual. */
  length?: JobLength | undefined;
  /** true: minutes kept for the waitlist count as free, because the slot is for somebody on it. */
  isForWaiting?: boolean | undefined;
}

/**
 * Returns a slot computed from days that were read; null if it is not offered.
 * @param days the day on which it begins, and any others
 */
export function slotIn(
  days: ReadDays,
  id: string,
  context: DaysContext,
  wanted: Wanted = {},
): Slot | null {
  const view = { timeZone: context.settings.businessTimeZone, now: context.now(), ...wanted };
  const parts = partsOfSlotId(id);
  const day = days.find((read) => read.id === parts?.date)?.data();
  const slot = day && parts && slotOfDay(day, parts, view);
  if (!slot) return null;
  const [, ...reached] = datesOf(slot, context);
  const later = days.flatMap((read) => (reached.includes(read.id) && read.data()) || []);
  return later.length === 0 ? slot : slotOfDay(day, parts, { ...view, later });
}

/** A slot, and the days that were read for it. */
export interface ReadSlot {
  slot: Slot;
  days: ReadDays;
}

/**
 * Returns the documents of all days that a slot reaches into; none if it is not offered.
 * @param days days that include the one on which it begins
 */
export function reachedDays(
  days: ReadDays,
  id: string,
  context: DaysContext,
  wanted: Wanted = {},
): DocumentReference<Day>[] {
  const slot = slotIn(days, id, context, wanted);
  return slot ? daysOf(slot, context) : [];
}

/** Returns a slot with what is known of its days. */
export const placeOf = ({ slot, days }: ReadSlot): SlotInDays => ({ slot, days: dataOfDays(days) });

/** Reads a slot with its days; null if it is not offered. */
export async function readSlotWithDays(
  id: string,
  context: DaysContext,
  wanted: Wanted = {},
): Promise<ReadSlot | null> {
  const day = await dayOfSlot(id, context)?.get();
  if (!day) return null;
  const rest = reachedDays([day], id, context, wanted).filter((other) => other.id !== day.id);
  const days = rest.length === 0 ? [day] : [day, ...(await context.db.readAll(...rest))];
  const slot = slotIn(days, id, context, wanted);
  return slot && { slot, days };
}
