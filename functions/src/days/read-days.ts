import { longestCleanUp } from '@carwash/domain/days/bay';
import type { Day } from '@carwash/domain/days/day';
import type { JobLength } from '@carwash/domain/slots/job-length';
import type { Slot } from '@carwash/domain/slots/slot';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { slotOfDay } from '@carwash/domain/slots/slots-of-day';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import type { Context, Settings } from '../context.ts';

/** The part of the context that days need. Scripts without a payment provider use it too. */
export type DaysContext = Pick<Context, 'db' | 'now'> & {
  settings: Pick<Settings, 'businessTimeZone'>;
};

/** Days as they were read, the earliest first. One that nothing is offered on may not exist yet. */
export type ReadDays = readonly DocumentSnapshot<Day>[];

type Span = Pick<Slot, 'startsAt' | 'endsAt'>;

const minuteMs = 60_000;

/** The days, yyyy-MM-dd, that a job reaches into, with the longest clean-up after it. */
function datesOf({ startsAt, endsAt }: Span, { settings }: DaysContext): string[] {
  const clean = new Date(endsAt.getTime() + longestCleanUp * minuteMs - 1);
  const last = businessDay(clean, settings.businessTimeZone);
  const dates = [businessDay(startsAt, settings.businessTimeZone)];
  for (let date = dates[0] ?? last; date < last; dates.push(date)) date = addDays(date, 1);
  return dates;
}

/** Whether the hold of a claim is one of an unproven customer. */
export const isHoldUnproven = (days: ReadDays, claimId: string): boolean =>
  days.some((day) => day.data()?.jobs[claimId]?.isUnproven);

/** The documents of the days that a job reaches into. */
export const daysOf = (span: Span, context: DaysContext): DocumentReference<Day>[] =>
  datesOf(span, context).map((date) => context.db.days.doc(date));

/** @param dates yyyy-MM-dd */
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

/** The document of the day that a slot begins on; null if its id cannot be one. */
export function dayOfSlot(id: string, { db }: Pick<DaysContext, 'db'>) {
  const parts = partsOfSlotId(id);
  return parts && db.days.doc(parts.date);
}

/** For whom a slot is read. */
export interface Wanted {
  /** Claim id of a job that makes way, because it is the one that moves. */
  ignored?: string | undefined;
  /** Length of a job that takes longer or shorter than usual. */
  length?: JobLength | undefined;
  /** It is meant for somebody on the waitlist: nothing is kept from them. */
  isForWaiting?: boolean | undefined;
}

/**
 * A slot as the days have it; null if it is not offered.
 * @param days the one that it begins on, and whatever others were read
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
 * The documents of all days that a slot reaches into, once the one that it begins on is read; none if it is
 * not offered.
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
