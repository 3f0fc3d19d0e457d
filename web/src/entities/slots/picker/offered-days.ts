import type { QueryState } from '~/lib/query-state';

/** The days that can be chosen. */
export interface OfferedDays {
  /** Days with open slots, yyyy-MM-dd, the earliest first; null while unknown. */
  withRoom: readonly string[] | null;
  isOffered: (day: string) => boolean;
  /** The last day that can be chosen; null: no limit. */
  last: string | null;
}

interface Days {
  /** The business's today, yyyy-MM-dd. */
  today: string;
  /** A day that can always be chosen, such as that of the booking to be moved. */
  own?: string;
}

/**
 * Computes which days can be chosen. Until the days with open slots are known, and if loading them fails,
 * every day from today on can be chosen.
 */
export function offeredDays(found: QueryState<string[]>, { today, own }: Days): OfferedDays {
  if (found.state !== 'ready') {
    return { withRoom: null, isOffered: (day) => day >= today, last: null };
  }
  const withRoom = found.data;
  const days = new Set(own === undefined ? withRoom : [...withRoom, own]);
  const last = [...days].sort().at(-1) ?? today;
  return { withRoom, isOffered: (day) => days.has(day), last };
}

/** Returns the next day with open slots or, after the last, the first; null when there is no other one. */
export function nextDayWithRoom(withRoom: readonly string[], day: string): string | null {
  return withRoom.find((one) => one > day) ?? withRoom.find((one) => one !== day) ?? null;
}
