import type { Refusal } from '../endpoint/errors.ts';
import {
  bayTaken,
  dayClosed,
  minutesKept,
  refusalOfAddOns,
  refusalOfOtherPrice,
  refusalOfPaused,
  slotTaken,
  startBooked,
} from '../payments/sale-refusals.ts';
import type { Quote } from '../services/quote.ts';
import type { Service } from '../services/service.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { closedDayOf } from '../slots/opening-day.ts';
import type { Slot } from '../slots/slot.ts';
import { hasFreeBay, isSlotOpen } from '../slots/slot-state.ts';
import { withKeptMinutes } from '../slots/slots-of-day.ts';
import type { DeskBooking } from './endpoints.ts';

type FreeFacts = Pick<Slot, 'isBooked' | 'heldUntil' | 'startsAt'>;

/** Tells whether a bay is free for a sale: at the door also in the present minute. */
export const isFreeAtDesk = (
  { serviceId }: Pick<DeskBooking, 'serviceId'>,
  slot: FreeFacts,
  now: Date,
): boolean => (serviceId === undefined ? isSlotOpen(slot, now) : hasFreeBay(slot, now));

/** The data on which the decision about a sale at the desk depends. */
interface DeskOffer {
  wanted: Pick<
    DeskBooking,
    | 'serviceId'
    | 'bay'
    | 'onClosedDay'
    | 'onBookedStart'
    | 'onKeptMinutes'
    | 'vehicleType'
    | 'addOns'
    | 'agreedAmount'
  >;
  service: Pick<Service, '_id' | 'isPaused'>;
  quote: Pick<Quote, 'amount'>;
  /** The wanted minutes; only in the named bay if one is named. */
  slot: FreeFacts & Pick<Slot, 'date' | 'free' | 'fits'>;
  /** The names of those for whom they are kept, without the customer. */
  keptFor: readonly string[];
  settings: Pick<PublicSettings, 'addOns' | 'hours' | 'exceptions'>;
  timeZone: string;
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
  { wanted, service, quote, slot, keptFor, settings, timeZone, currency, hasBooked }: DeskOffer,
  now: Date,
): Refusal | null {
  // Said also where no bay is left, because then it may be this customer's own booking that has the last one.
  if (hasBooked && !wanted.onBookedStart) return startBooked;
  if (!isFreeAtDesk(wanted, withKeptMinutes(slot), now))
    return wanted.bay === undefined ? slotTaken : bayTaken;
  const isKept = !isFreeAtDesk(wanted, slot, now) && keptFor.length > 0;
  if (isKept && !wanted.onKeptMinutes) return minutesKept(keptFor);
  if (closedDayOf(slot, settings, timeZone) !== null && !wanted.onClosedDay) return dayClosed;
  return (
    refusalOfPaused(service) ??
    refusalOfAddOns(wanted, service, settings) ??
    refusalOfOtherPrice({ amount: quote.amount, agreed: wanted.agreedAmount, currency })
  );
}
