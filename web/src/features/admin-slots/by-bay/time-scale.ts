import { minuteMs } from '@carwash/domain/time/durations';
import type { Span } from './open-spans';

/** Height of the head of the columns, which stays while the day scrolls, in pixels. */
export const headHeight = 48;

/** Pixels per minute: a quarter of an hour is high enough for a line of text and for a click. */
export const minuteHeight = 2;

/** Least height of anything that can be clicked, in pixels. */
const leastHeight = 24;

/** Returns how far below the top of the day a time is, in pixels. */
export const topOf = (moment: Date, day: Span): number =>
  ((moment.getTime() - day.from.getTime()) / minuteMs) * minuteHeight;

/** Returns the time that is this many pixels below the top of the day. */
export const momentAt = (top: number, day: Span): Date =>
  new Date(day.from.getTime() + (top / minuteHeight) * minuteMs);

/** Returns the position of a span within the day, in pixels; parts outside the day are cut off. */
export function place({ from, to }: Span, day: Span): { top: number; height: number } {
  const top = Math.max(0, topOf(from, day));
  const bottom = Math.min(topOf(day.to, day), topOf(to, day));
  return { top, height: Math.max(0, bottom - top) };
}

/** Returns the position of a span that can be clicked, with at least `leastHeight`. */
export function placeOfButton(span: Span, day: Span): { top: number; height: number } {
  const { top, height } = place(span, day);
  return { top, height: Math.max(leastHeight, height) };
}
