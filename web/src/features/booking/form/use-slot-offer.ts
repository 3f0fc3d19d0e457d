import { type SlotOffer, slotOffer } from '@carwash/domain/bookings/slot-offer';
import type { Slot } from '@carwash/domain/slots/slot';
import { nextSlotChange } from '@carwash/domain/slots/slot-state';
import { paymentsToJudgeBy } from '~/entities/payments/own-holds.ts';
import { usePendingPayments } from '~/entities/payments/use-pending-payments.ts';
import { useNow } from '~/lib/clock/use-now.ts';

/**
 * How a slot stands for `customer`; null while it is not known whose hold is on it. Renders again
 * when time changes it.
 */
export function useSlotOffer(slot: Slot, customer: string): SlotOffer | null {
  const payments = usePendingPayments(customer);
  // Read anew in every rendering: the slot may be younger than the last change.
  const now = new Date();
  useNow(nextSlotChange(slot, now));
  const own = paymentsToJudgeBy([slot], payments, now);
  return own && slotOffer(slot, own, now);
}
