import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import { receivedInFull } from '@carwash/domain/payments/received-money';
import { failureReasons, type Transaction } from '@carwash/domain/payments/transaction';
import { transactionId } from '@carwash/domain/payments/transaction-id';
import type { SoldService } from '@carwash/domain/services/service';
import { holdEnd } from '@carwash/domain/slots/hold';
import type { BookedSlot, Slot } from '@carwash/domain/slots/slot';
import { after, dayMs } from '../moments.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { SalePlan } from './plan-sales.ts';
import type { SaleTimes } from './time-sale.ts';

/** The currency that the demo payments were charged in. */
const currency = 'BDT';

/** Refunds are paid out by hand: within this time, and half of it after they fell due. */
const refundsTakeMs = 4 * dayMs;

const soldService = ({ service }: SalePlan): SoldService => ({
  _id: service._id,
  name: service.name,
  category: service.category,
  price: service.price,
  duration: service.duration,
});

const bookedSlot = ({ _id, date, startTime, endTime, startsAt, endsAt }: Slot): BookedSlot => ({
  _id,
  date,
  startTime,
  endTime,
  startsAt,
  endsAt,
});

type Refund = Pick<Transaction, 'status' | 'refundReference' | 'refundedAt'>;

const noRefund = { refundReason: null, refundReference: null, refundedAt: null };

/** Where a payment stands whose money has had to go back since `dueSince`. */
export const buildRefund = (dueSince: Date, providerReference: string, now: Date): Refund =>
  now.getTime() - dueSince.getTime() > refundsTakeMs
    ? {
        status: 'refunded',
        refundReference: `${providerReference}-R`,
        refundedAt: after(dueSince, refundsTakeMs / 2),
      }
    : { status: 'refund_due', refundReference: null, refundedAt: null };

export const drawProviderReference = (random: SeededRandom): string =>
  `DEMO${random.hex().slice(0, 10).toUpperCase()}`;

type Settlement = Refund &
  Pick<Transaction, 'paidAt' | 'received' | 'failureReason' | 'refundReason' | 'providerReference'>;

function settle(plan: SalePlan, times: SaleTimes, now: Date, random: SeededRandom): Settlement {
  const reference = drawProviderReference(random);
  if (plan.outcome === 'failed') {
    const failureReason = random.pick(failureReasons);
    const providerReference = failureReason === 'declined' ? reference : null;
    const unpaid = { status: 'failed', paidAt: null, received: null } as const;
    return { ...unpaid, failureReason, providerReference, ...noRefund };
  }
  const paid = {
    paidAt: times.paidAt,
    received: receivedInFull(plan.service.price, currency),
    failureReason: null,
    providerReference: plan.paymentMethod === 'card' ? reference : null,
  };
  return plan.outcome === 'cancelledInTime' && times.cancelledAt
    ? {
        ...paid,
        refundReason: 'booking_cancelled',
        ...buildRefund(times.cancelledAt, reference, now),
      }
    : { ...paid, status: 'success', ...noRefund };
}

/** What the payment of a planned sale left behind. */
export function buildTransaction(
  plan: SalePlan,
  times: SaleTimes,
  now: Date,
  random: SeededRandom,
): Transaction {
  const id = transactionId(times.createdAt, plan.customer.uid, plan.service._id);
  const sold = {
    _id: id,
    customer: plan.customer,
    service: soldService(plan),
    vehicle: plan.vehicle,
  };
  return {
    ...sold,
    transactionId: id,
    slot: bookedSlot(plan.slot),
    paymentMethod: plan.paymentMethod,
    searchTerms: searchTermsOfPurchase(sold),
    amount: plan.service.price,
    currency,
    ...settle(plan, times, now, random),
    claimId: random.hex(),
    paymentUrl: null,
    expiresAt: plan.paymentMethod === 'cash' ? times.createdAt : holdEnd(times.createdAt),
    nextCheckAt: null,
    createdAt: times.createdAt,
  };
}
