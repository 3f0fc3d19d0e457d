import { newTransaction } from '@carwash/domain/payments/new-transaction';
import { failureReasons, type Transaction } from '@carwash/domain/payments/transaction';
import { transactionId } from '@carwash/domain/payments/transaction-id';
import { type Quote, quoteFor } from '@carwash/domain/services/quote';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { privateSettingsOf } from '@carwash/domain/settings/private-settings';
import { holdEnd } from '@carwash/domain/slots/hold';
import { dayMs } from '@carwash/domain/time/durations';
import { buildPriceList } from '../business.ts';
import { after } from '../seed-time.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import type { SalePlan } from './plan-sales.ts';
import type { SaleTimes } from './time-sale.ts';

const { cancellationHours, holdMinutes } = defaultSettings;

/** The currency of the demo payments. */
const currency = 'USD';

/**
 * Age from which a refund that is due counts as paid out, in milliseconds. It is paid out after half of this
 * time.
 */
const refundsTakeMs = 4 * dayMs;

type Refund = Pick<Transaction, 'status' | 'refundReference' | 'refundedAt'>;

const noRefund = { refundReason: null, refundReference: null, refundedAt: null };

/** Returns the refund state of a payment whose refund is due since `dueSince`. */
export const buildRefund = (dueSince: Date, providerReference: string, now: Date): Refund =>
  now.getTime() - dueSince.getTime() > refundsTakeMs
    ? {
        status: 'refunded',
        refundReference: `${providerReference}-R`,
        refundedAt: after(dueSince, refundsTakeMs / 2),
      }
    : { status: 'refund_due', refundReference: null, refundedAt: null };

/** Adds the list of what went back to a payment whose refund is paid out. */
export function withPaidOut(transaction: Transaction): Transaction {
  const { amount, refundedAt: at, refundReference: reference } = transaction;
  if (at === null || reference === null) return transaction;
  return { ...transaction, refunds: [{ amount, at, reason: '', reference }] };
}

export const drawProviderReference = (random: SeededRandom): string =>
  `DEMO${random.hex().slice(0, 10).toUpperCase()}`;

type Settlement = Refund &
  Pick<Transaction, 'paidAt' | 'failureReason' | 'refundReason' | 'providerReference'>;

function settle(plan: SalePlan, times: SaleTimes, now: Date, random: SeededRandom): Settlement {
  const reference = drawProviderReference(random);
  if (plan.outcome === 'failed') {
    const failureReason = random.pick(failureReasons);
    const providerReference = failureReason === 'declined' ? reference : null;
    const unpaid = { status: 'failed', paidAt: null } as const;
    return { ...unpaid, failureReason, providerReference, ...noRefund };
  }
  if (plan.paymentMethod === 'later') {
    const open = { status: 'unpaid', paidAt: null } as const;
    return { ...open, failureReason: null, providerReference: null, ...noRefund };
  }
  const paid = {
    paidAt: times.paidAt,
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

const quickAddOns = buildPriceList().addOns.filter(({ minutes }) => minutes === 0);

/**
 * Returns the quote of a sale. Every third customer has an add-on that takes no extra time. Sizes do not
 * apply, because they were set up after all of these sales.
 */
function quoteOf({ service, customer, vehicle, place }: SalePlan): Quote {
  const random = seededRandom(`add-ons ${customer.name} ${place.slot._id}`);
  const addOns = random.chance(33) ? [random.pick(quickAddOns)._id] : [];
  return quoteFor(
    service,
    { ...vehicle, addOns },
    { vehicleTypes: [], sizes: [], addOns: quickAddOns },
  );
}

/** Builds the transaction of a planned sale. */
export function buildTransaction(
  plan: SalePlan,
  times: SaleTimes,
  now: Date,
  random: SeededRandom,
): Transaction {
  const settlement = settle(plan, times, now, random);
  const transaction = newTransaction(
    {
      ...plan,
      quote: quoteOf(plan),
      slot: plan.place.slot,
      seller: privateSettingsOf(null),
      vatPercent: defaultSettings.vatPercent,
    },
    {
      _id: transactionId(times.createdAt, plan.customer.uid, plan.service._id),
      claimId: random.hex(),
      currency,
      status: settlement.status,
      paymentMethod: plan.paymentMethod,
      cancellationHours,
      ...(plan.paymentMethod !== 'card'
        ? { expiresAt: times.createdAt, holdMinutes: 0 }
        : { expiresAt: holdEnd(times.createdAt, holdMinutes), holdMinutes }),
      nextCheckAt: null,
      paidAt: settlement.paidAt,
      createdAt: times.createdAt,
    },
  );
  return withPaidOut({ ...transaction, ...settlement });
}
