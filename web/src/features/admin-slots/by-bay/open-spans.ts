import { type OpeningHours, openSpansOn } from '@carwash/domain/settings/opening-hours';
import { addDays, businessInstant } from '@carwash/domain/time/business-time';

export interface Span {
  from: Date;
  /** Not included. */
  to: Date;
}

export const latest = (...moments: Date[]) => new Date(Math.max(...moments.map(Number)));
export const earliest = (...moments: Date[]) => new Date(Math.min(...moments.map(Number)));

/**
 * Returns the part of a span that lies inside another one. When there is none, the result ends before it
 * begins.
 */
export const within = (span: Span, { from, to }: Span): Span => ({
  from: latest(span.from, from),
  to: earliest(span.to, to),
});

/** Returns the span of a day, yyyy-MM-dd, from midnight to midnight. */
export const wholeDay = (date: string, timeZone: string): Span => ({
  from: businessInstant(date, '00:00', timeZone),
  to: businessInstant(addDays(date, 1), '00:00', timeZone),
});

/**
 * Returns when the business is open on a day, yyyy-MM-dd, including hours that began the evening before; in
 * order.
 */
export function openOn(date: string, hours: OpeningHours, timeZone: string): Span[] {
  const whole = wholeDay(date, timeZone);
  return [addDays(date, -1), date]
    .flatMap((day) => openSpansOn(day, hours, timeZone))
    .map((span) => within(span, whole))
    .filter(({ from, to }) => from < to);
}

/**
 * Returns the gaps between these spans.
 * @param inOrder sorted, without overlaps
 */
export function between(inOrder: readonly Span[], { from, to }: Span): Span[] {
  const starts = [from, ...inOrder.map((span) => span.to)];
  const ends = [...inOrder.map((span) => span.from), to];
  return starts
    .map((start, at) => ({ from: start, to: ends[at] ?? to }))
    .filter((gap) => gap.from < gap.to);
}
