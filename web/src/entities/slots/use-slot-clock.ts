import type { BookedSlot } from '@carwash/domain/slots/slot';
import { useNow } from '~/lib/clock/use-now';

/** Returns the current time. Re-renders when the slot starts and when it ends. */
export function useSlotClock({ startsAt, endsAt }: Pick<BookedSlot, 'startsAt' | 'endsAt'>): Date {
  // Computed on every render: the slot may have arrived after `useNow` last fired.
  const now = new Date();
  useNow([startsAt, endsAt].find((moment) => moment > now) ?? null);
  return now;
}
