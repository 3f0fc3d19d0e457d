import type { Quote } from '../services/quote.ts';
import type { Slot } from '../slots/slot.ts';
import { describeUnavailable, type SlotAvailability } from './slot-availability.ts';

/** Tells whether the slot may be free for a shorter job, but not for as long as this one takes. */
export const isTooLongFor = (
  { fits }: Pick<Slot, 'fits'>,
  availability: SlotAvailability,
  { extraMinutes }: Pick<Quote, 'extraMinutes'>,
): boolean => availability === 'booked' && (!fits || extraMinutes > 0);

/** Describes why a slot is not available for a vehicle and add-ons; null while it is. */
export const describeUnavailableFor = (
  slot: Pick<Slot, 'startTime' | 'fits'>,
  availability: SlotAvailability,
  quote: Pick<Quote, 'extraMinutes'>,
): string | null =>
  isTooLongFor(slot, availability, quote)
    ? `At ${slot.startTime} there is not enough time for this vehicle and these extras.`
    : describeUnavailable(slot, availability);
