import type { Quote } from '../services/quote.ts';
import type { Slot } from '../slots/slot.ts';
import { describeUnavailable, type SlotAvailability } from './slot-availability.ts';

/** Whether it may be that the slot is free, but not as long as the job takes. */
export const isTooLongFor = (
  { fits }: Pick<Slot, 'fits'>,
  availability: SlotAvailability,
  { extraMinutes }: Pick<Quote, 'extraMinutes'>,
): boolean => availability === 'booked' && (!fits || extraMinutes > 0);

/** Why a slot cannot be had for a vehicle and extras; null while it can. */
export const describeUnavailableFor = (
  slot: Pick<Slot, 'startTime' | 'fits'>,
  availability: SlotAvailability,
  quote: Pick<Quote, 'extraMinutes'>,
): string | null =>
  isTooLongFor(slot, availability, quote)
    ? `At ${slot.startTime} there is not enough time for this vehicle and these extras.`
    : describeUnavailable(slot, availability);
