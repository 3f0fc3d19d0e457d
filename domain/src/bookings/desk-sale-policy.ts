import type { Refusal } from '../endpoint/errors.ts';
import {
  bayTaken,
  dayClosed,
  refusalOfAddOns,
  refusalOfOtherPrice,
  refusalOfPaused,
  slotTaken,
  startBooked,
} from '../payments/sale-refusals.ts';
import type { Quote } from '../services/quote.ts';
import type { Service } from '../services/service.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { isClosedDay } from '../slots/booking-window.ts';
import type { Slot } from '../slots/slot.ts';
import { hasFreeBay, isSlotOpen } from '../slots/slot-state.ts';
import type { DeskBooking } from './endpoints.ts';

/** The data on which the decision about a sale at the desk depends. */
interface DeskOffer {
  wanted: Pick<
    DeskBooking,
    | 'serviceId'
    | 'bay'
    | 'onClosedDay'
    | 'onBookedStart'
    | 'vehicleType'
    | 'addOns'
    | 'agreedAmount'
  >;
  service: Pick<Service, '_id' | 'isPaused'>;
  quote: Pick<Quote, 'amount'>;
  /** The wanted minutes; only in the named bay if one is named. */
  slot: Pick<Slot, 'isBooked' | 'heldUntil' | 'date' | 'startsAt'>;
  settings: Pick<PublicSettings, 'addOns' | 'exceptions'>;
  currency: string;
  /** Whether the account has booked this start already. */
  hasBooked: boolean;
}

/**
 * Tells why the desk may not sell a slot: one that has begun is not for sale, but for a customer at the door
 * the current minute is. The window in which customers can book does not apply, but a closed day must be meant.
 * @returns null if it may
 */
export function refusalOfDeskSale(
  { wanted, service, quote, slot, settings, currency, hasBooked }: DeskOffer,
  now: Date,
): Refusal | null {
  // Said also where no bay is left, because then it may be this customer's own booking that has the last one.
  if (hasBooked && !wanted.onBookedStart) return startBooked;
  const isAtTheDoor = wanted.serviceId !== undefined;
  const isFree = isAtTheDoor ? hasFreeBay(slot, now) : isSlotOpen(slot, now);
  if (!isFree) return wanted.bay === undefined ? slotTaken : bayTaken;
  if (isClosedDay(slot.date, settings) && !wanted.onClosedDay) return dayClosed;
  return (
    refusalOfPaused(service) ??
    refusalOfAddOns(wanted, service, settings) ??
    refusalOfOtherPrice({ amount: quote.amount, agreed: wanted.agreedAmount, currency })
  );
}
