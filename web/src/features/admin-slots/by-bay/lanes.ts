interface Span {
  from: Date;
  to: Date;
}

/** Where something stands beside what overlaps it: in which of so many lanes, from 0. */
export interface Lane {
  lane: number;
  lanes: number;
}

/** The spans that hang together: each overlaps another one of its group. @param inOrder by their start */
function groupsOf<T extends Span>(inOrder: readonly T[]): T[][] {
  const groups: T[][] = [];
  let end = 0;
  for (const span of inOrder) {
    const group = span.from.getTime() < end ? groups.at(-1) : undefined;
    if (group) group.push(span);
    else groups.push([span]);
    end = Math.max(end, span.to.getTime());
  }
  return groups;
}

function placed<T extends Span>(group: readonly T[]): (T & Lane)[] {
  const ends: Date[] = [];
  const inLanes = group.map((span) => {
    const free = ends.findIndex((end) => end <= span.from);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = span.to;
    return { ...span, lane };
  });
  return inLanes.map((span) => ({ ...span, lanes: ends.length }));
}

/** The spans, the earliest first, each in a lane in which it overlaps none of the others. */
export const withLanes = <T extends Span>(spans: readonly T[]): (T & Lane)[] =>
  groupsOf(spans.toSorted((one, other) => one.from.getTime() - other.from.getTime())).flatMap(
    (group) => placed(group),
  );
