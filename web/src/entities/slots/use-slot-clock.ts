import type { BookedSlot } from '@carwash/domain/slots/slot';
import { useNow } from '~/lib/clock/use-now';

/** The current time. Renders again when the slot starts and when it ends. */
export function useSlotClock({ startsAt, endsAt }: Pick<BookedSlot, 'startsAt' | 'endsAt'>): Date {
  // Read anew in every rendering: the slot may be younger than the last time that something began.
  const now = new Date();
  useNow([startsAt, endsAt].find((moment) => moment > now) ?? null);
  return now;
}
