import { nextChange, type OfferedSlot, offerSlots } from '@carwash/domain/bookings/offered-slot';
import { paymentsToJudgeBy } from '~/entities/payments/own-holds.ts';
import { usePendingPayments } from '~/entities/payments/use-pending-payments.ts';
import { useSlots } from '~/entities/slots/use-slots.ts';
import { useNow } from '~/lib/clock/use-now.ts';
import type { Live } from '~/lib/live/live.ts';
import { useSession } from '~/lib/session/use-session.ts';

/**
 * The slots of a service on one day, earliest first, live: they change with what others book and
 * as time passes. Loading while no day is chosen.
 * @param day yyyy-MM-dd
 */
export function useOfferedSlots(serviceId: string, day: string | null): Live<OfferedSlot[]> {
  const slots = useSlots(serviceId, day);
  const { user } = useSession();
  const payments = usePendingPayments(user?._id ?? null);
  // Read anew in every rendering: the slots may be younger than the last time that something ended.
  const now = new Date();
  useNow(slots.state === 'ready' ? nextChange(slots.data, now) : null);
  if (slots.state !== 'ready') return slots;
  const own = paymentsToJudgeBy(slots.data, payments, now);
  if (own === null) return { state: 'loading' };
  return { state: 'ready', data: offerSlots(slots.data, own, now) };
}
