import type { Span } from './open-spans';

const minuteMs = 60_000;

/** A quarter of an hour is high enough for a line of text, and to be hit. */
export const minuteHeight = 2;

/** Nothing that can be clicked is lower, in pixels. */
const leastHeight = 24;

/** How far below the top of the day a moment is, in pixels. */
export const topOf = (moment: Date, day: Span): number =>
  ((moment.getTime() - day.from.getTime()) / minuteMs) * minuteHeight;

/** The moment that stands so many pixels below the top of the day. */
export const momentAt = (top: number, day: Span): Date =>
  new Date(day.from.getTime() + (top / minuteHeight) * minuteMs);

/** Where a span stands on the day, in pixels; what lies outside of the day is cut off. */
export function place({ from, to }: Span, day: Span): { top: number; height: number } {
  const top = Math.max(0, topOf(from, day));
  const bottom = Math.min(topOf(day.to, day), topOf(to, day));
  return { top, height: Math.max(0, bottom - top) };
}

/** The same, for what can be clicked. */
export function placeOfButton(span: Span, day: Span): { top: number; height: number } {
  const { top, height } = place(span, day);
  return { top, height: Math.max(leastHeight, height) };
}
