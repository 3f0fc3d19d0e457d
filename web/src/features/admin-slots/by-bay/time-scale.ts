import { minuteMs } from '@carwash/domain/time/durations';
import type { Span } from './open-spans';

/** Height of the head of the columns, which stays while the day scrolls, in pixels. */
export const headHeight = 48;

/** Least height of anything that can be clicked, in pixels. */
const leastHeight = 24;

/** In minutes. Jobs that ended early may be shorter; they do not stretch the day further, and take as much of it. */
export const shortestJob = 5;

export interface ScaledDay extends Span {
  /** Pixels per minute. */
  minuteHeight: number;
}

/**
 * Returns the pixels per minute at which no block covers the next one: two, and more if the day has spans of less than
 * twelve minutes.
 */
export function minuteHeightFor(spans: readonly Span[]): number {
  const minutes = spans.map(({ from, to }) => (to.getTime() - from.getTime()) / minuteMs);
  return Math.max(2, leastHeight / Math.max(shortestJob, Math.min(...minutes)));
}

/** Returns how far below the top of the day a time is, in pixels. */
export const topOf = (moment: Date, { from, minuteHeight }: ScaledDay): number =>
  ((moment.getTime() - from.getTime()) / minuteMs) * minuteHeight;

/** Returns the time that is this many pixels below the top of the day. */
export const momentAt = (top: number, { from, minuteHeight }: ScaledDay): Date =>
  new Date(from.getTime() + (top / minuteHeight) * minuteMs);

/** Returns the position of a span within the day, in pixels; parts outside the day are cut off. */
export function place({ from, to }: Span, day: ScaledDay): { top: number; height: number } {
  const top = Math.max(0, topOf(from, day));
  const bottom = Math.min(topOf(day.to, day), topOf(to, day));
  return { top, height: Math.max(0, bottom - top) };
}

/** Returns the position of a span that can be clicked, with at least `leastHeight`. */
export function placeOfButton(span: Span, day: ScaledDay): { top: number; height: number } {
  const { top, height } = place(span, day);
  return { top, height: Math.max(leastHeight, height) };
}
