import type { OwnPayment } from '@carwash/domain/bookings/slot-availability';
import {
  addAvailability,
  nextChangeOfSlots,
  type SlotWithAvailability,
} from '@carwash/domain/bookings/slots-with-availability';
import { useNow } from '~/lib/clock/use-now';
import { useRenderTime } from '~/lib/clock/use-render-time';
import type { QueryState } from '~/lib/query-state';
import { useBookingWindow } from './booking-window';
import { ownHolds } from './own-holds';
import { useSlots } from './queries';

/**
 * Returns the slots of a service on one day, earliest first, live, with their availability for the visitor,
 * whose own holds do not count as somebody else's. They change with other bookings and as time passes. Loading
 * while no day is chosen, unless the day is known.
 * @param day yyyy-MM-dd
 * @param own the visitor's latest payments
 * @param wanted as for `useSlots`
 */
export function useSlotsForVisitor(
  serviceId: string,
  day: string | null,
  own: QueryState<OwnPayment[]>,
  wanted: Parameters<typeof useSlots>[2],
): QueryState<SlotWithAvailability[]> {
  const slots = useSlots(serviceId, day, wanted);
  const window = useBookingWindow();
  // Computed on every render: the slots may have arrived after `useNow` last fired.
  const now = useRenderTime();
  useNow(slots.state === 'ready' ? nextChangeOfSlots(slots.data, window, now) : null);
  if (slots.state !== 'ready') return slots;
  const holds = ownHolds(slots.data, own, now);
  if (holds === null) return { state: 'loading' };
  return { state: 'ready', data: addAvailability(slots.data, holds, window, now) };
}
