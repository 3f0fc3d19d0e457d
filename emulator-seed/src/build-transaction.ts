import type { SoldService } from '@carwash/domain/entities/service';
import type { BookedSlot, Slot } from '@carwash/domain/entities/slot';
import {
  failureReasons,
  type Transaction,
  transactionSchema,
} from '@carwash/domain/entities/transaction';
import { holdEnd } from '@carwash/domain/rules/hold';
import { transactionId } from '@carwash/domain/rules/transaction-id';
import { customerOf } from './build-people.ts';
import { dayMs } from './moments.ts';
import type { SalePlan } from './plan-sales.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { SaleTimes } from './time-sale.ts';

/** The currency that the demo payments were charged in. */
const currency = 'BDT';

/** Refunds are paid out by hand: those older than this have been. */
export const refundsTakeMs = 4 * dayMs;

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

export const refundStatus = (dueSince: Date, now: Date): 'refunded' | 'refund_due' =>
  now.getTime() - dueSince.getTime() > refundsTakeMs ? 'refunded' : 'refund_due';

type Settlement = Pick<
  Transaction,
  'status' | 'paidAt' | 'failureReason' | 'refundReason' | 'providerReference'
>;

function settle(plan: SalePlan, times: SaleTimes, now: Date, random: SeededRandom): Settlement {
  const reference = `DEMO${random.hex().slice(0, 10).toUpperCase()}`;
  if (plan.outcome === 'failed') {
    const failureReason = random.pick(failureReasons);
    const providerReference = failureReason === 'declined' ? reference : null;
    return { status: 'failed', paidAt: null, failureReason, refundReason: null, providerReference };
  }
  const paid = { paidAt: times.paidAt, failureReason: null, providerReference: reference };
  return plan.outcome === 'cancelledInTime' && times.cancelledAt
    ? { ...paid, status: refundStatus(times.cancelledAt, now), refundReason: 'booking_cancelled' }
    : { ...paid, status: 'success', refundReason: null };
}

/** What the payment of a planned sale left behind. */
export function buildTransaction(
  plan: SalePlan,
  times: SaleTimes,
  now: Date,
  random: SeededRandom,
): Transaction {
  const id = transactionId(times.createdAt, plan.person.user._id, plan.service._id);
  return transactionSchema.validateSync(
    {
      _id: id,
      transactionId: id,
      customer: customerOf(plan.person),
      service: soldService(plan),
      slot: bookedSlot(plan.slot),
      vehicle: plan.vehicle,
      amount: plan.service.price,
      currency,
      ...settle(plan, times, now, random),
      claimId: random.hex(),
      paymentUrl: null,
      expiresAt: holdEnd(times.createdAt),
      nextCheckAt: null,
      createdAt: times.createdAt,
    },
    { strict: true },
  );
}
