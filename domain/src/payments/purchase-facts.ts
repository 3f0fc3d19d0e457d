import type { Day } from '../days/day.ts';
import type { Quote } from '../services/quote.ts';
import type { Service } from '../services/service.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import type { StartHold } from '../slots/hold.ts';
import type { Slot } from '../slots/slot.ts';
import type { User } from '../users/user.ts';
import type { WaitlistOffer } from '../waitlist/waitlist-entry.ts';
import type { ProviderOutcome } from './next-payment-step.ts';
import type { InitiatePayment } from './payment-endpoints.ts';
import type { Transaction } from './transaction.ts';

/** An earlier payment of the customer for the same slot. */
export interface EarlierPayment {
  payment: Transaction;
  /** Its slot, for the minutes that it sold; null if it is no longer offered. */
  slot: Slot | null;
  /** Whether the provider was queried about it in this call. */
  isAsked: boolean;
  /** The provider's answer; null when not asked, or when another call is asking. */
  outcome: ProviderOutcome | null;
}

/** The data on which the decision about a purchase depends, read with the customer's version or after it. */
export interface PurchaseFacts {
  wanted: Pick<
    InitiatePayment,
    'serviceId' | 'vehicleType' | 'addOns' | 'agreedAmount' | 'agreedCancellationHours'
  >;
  service: Service | null;
  /** The chosen service and its current price; null when the service does not exist. */
  quote: Quote | null;
  /**
   * The slot for the wanted minutes; null when it is not offered. If they are more than those of the earlier
   * payment, its hold is ignored.
   */
  slot: Slot | null;
  /** The customer's offer from the waitlist, if it is this slot; then `slot` is theirs as well. */
  offer: WaitlistOffer | null;
  /** The day on which the slot begins. */
  day: Day | null;
  customer: User | null;
  /** Whether the customer can book by phone only. */
  isBlocked: boolean;
  settings: PublicSettings;
  earlier: EarlierPayment | null;
  /** The customer's pending payments, and the declined ones that keep their hold. */
  open: readonly Transaction[];
  /** Whether the customer has already booked this slot. */
  hasBooked: boolean;
  /** How many upcoming bookings without a price the customer has; 0 where the service has a price. */
  freeBookings: number;
  /** The customer's latest hold of this start, if it still counts. */
  startHold: StartHold | undefined;
  /**
   * Whether the customer has neither paid for anything nor confirmed their email address. Of a service without a price
   * only where mails are sent, because nobody could confirm an address elsewhere.
   */
  isUnproven: boolean;
  currency: string;
  timeZone: string;
  /** Most unpaid holds, and most upcoming free bookings, of a customer. */
  maxUnpaidHolds: number;
}
