import type { QueryState } from '~/lib/query-state';

/** Which days can be chosen. */
export interface OfferedDays {
  /** Days with room, yyyy-MM-dd, the earliest first; null while that is not known. */
  withRoom: readonly string[] | null;
  isOffered: (day: string) => boolean;
  /** The last day that can be chosen or is; null: there is no last one. */
  last: string | null;
}

interface Days {
  /** The business's today, yyyy-MM-dd. */
  today: string;
  /** A day that can be chosen whether it has room or not, such as that of the booking to be moved. */
  own?: string;
}

/** Every day from today on can be chosen until it is known which have room, and where that fails. */
export function offeredDays(found: QueryState<string[]>, { today, own }: Days): OfferedDays {
  if (found.state !== 'ready') {
    return { withRoom: null, isOffered: (day) => day >= today, last: null };
  }
  const withRoom = found.data;
  const days = new Set(own === undefined ? withRoom : [...withRoom, own]);
  const last = [...days].sort().at(-1) ?? today;
  return { withRoom, isOffered: (day) => days.has(day), last };
}

/** Where to go on from a day: the next one with room or, after the last, the first; null: there is none. */
export function nextDayWithRoom(withRoom: readonly string[], day: string): string | null {
  return withRoom.find((one) => one > day) ?? withRoom.find((one) => one !== day) ?? null;
}
