import type { WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';

/** Sorts entries by day, then by service, then by place in line. */
export const inOrder = (entries: readonly WaitlistEntry[]): WaitlistEntry[] =>
  [...entries].sort(
    (one, other) =>
      one.date.localeCompare(other.date) ||
      one.service.name.localeCompare(other.service.name) ||
      one.createdAt.getTime() - other.createdAt.getTime(),
  );
