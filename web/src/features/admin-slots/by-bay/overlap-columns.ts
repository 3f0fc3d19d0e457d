import { minuteMs } from '@carwash/domain/time/durations';
import { shortestJob } from './time-scale';

interface Span {
  from: Date;
  to: Date;
}

/** The column of a span among the columns of its overlapping spans, from 0, and their number. */
export interface ColumnOfSpan {
  column: number;
  columns: number;
}

/** Returns until when a span takes its place on the screen: a short one is drawn taller, so that it can be clicked. */
const shownUntil = ({ from, to }: Span): number =>
  Math.max(to.getTime(), from.getTime() + shortestJob * minuteMs);

/** Groups spans so that each overlaps another one of its group. @param inOrder sorted by their start */
function groupsOf<T extends Span>(inOrder: readonly T[]): T[][] {
  const groups: T[][] = [];
  let end = 0;
  for (const span of inOrder) {
    const group = span.from.getTime() < end ? groups.at(-1) : undefined;
    if (group) group.push(span);
    else groups.push([span]);
    end = Math.max(end, shownUntil(span));
  }
  return groups;
}

function placed<T extends Span>(group: readonly T[]): (T & ColumnOfSpan)[] {
  const ends: number[] = [];
  const inColumns = group.map((span) => {
    const free = ends.findIndex((end) => end <= span.from.getTime());
    const column = free < 0 ? ends.length : free;
    ends[column] = shownUntil(span);
    return { ...span, column };
  });
  return inColumns.map((span) => ({ ...span, columns: ends.length }));
}

/** Returns the spans, the earliest first, each in a column in which it overlaps no other one. */
export const withColumns = <T extends Span>(spans: readonly T[]): (T & ColumnOfSpan)[] =>
  groupsOf(spans.toSorted((one, other) => one.from.getTime() - other.from.getTime())).flatMap(
    (group) => placed(group),
  );
