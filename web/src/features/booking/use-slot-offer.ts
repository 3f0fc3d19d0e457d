import type { Slot } from '@carwash/domain/entities/slot';
import { nextSlotChange } from '@carwash/domain/rules/slot-state';
import { usePendingBooking } from '~/lib/pending-booking.ts';
import { type SlotOffer, slotOffer } from '~/lib/slot-offer.ts';
import { useNow } from '~/lib/use-now.ts';

/** How a slot stands for `customer`. Renders again when time changes it. */
export function useSlotOffer(slot: Slot, customer: string): SlotOffer {
  const pending = usePendingBooking(customer);
  // Read anew in every rendering: the slot may be younger than the last change.
  const now = new Date();
  useNow(nextSlotChange(slot, now));
  return slotOffer(slot, pending, now);
}
