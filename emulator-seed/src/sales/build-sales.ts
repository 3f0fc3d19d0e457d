import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { transactionId } from '@carwash/domain/payments/transaction-id';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { holdEnd } from '@carwash/domain/slots/hold';
import { dayMs, minuteMs } from '@carwash/domain/time/durations';
import { customerOf, type Person } from '../build-people.ts';
import { after, type SeedTime } from '../seed-time.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { buildSale, type Sale } from './build-sale.ts';
import { buildRefund, drawProviderReference, withPaidOut } from './build-transaction.ts';
import type { SalePlan } from './plan-sales.ts';

/**
 * Builds a payment that arrived after its hold had expired: `winner` has booked the slot in the meantime, so
 * the payment is refunded.
 */
function buildLatePayment(
  winner: Transaction,
  rival: Person,
  now: Date,
  random: SeededRandom,
): Transaction {
  const { holdMinutes } = defaultSettings;
  const createdAt = after(winner.createdAt, -(holdMinutes + 2) * minuteMs);
  const paidAt = after(winner.paidAt ?? winner.createdAt, minuteMs);
  const id = transactionId(createdAt, rival.user._id, winner.service._id);
  const vehicle = random.pick(rival.vehicles);
  const claimId = random.hex();
  const providerReference = drawProviderReference(random);
  const sold = { ...winner, _id: id, customer: customerOf(rival), vehicle };
  return withPaidOut({
    ...sold,
    transactionId: id,
    searchTerms: searchTermsOfPurchase(sold),
    claimId,
    providerReference,
    refundReason: 'slot_gone',
    ...buildRefund(paidAt, providerReference, now),
    createdAt,
    expiresAt: holdEnd(createdAt, holdMinutes),
    holdMinutes,
    paidAt,
  });
}

/** One late payment for the slot of another customer per this many washes. */
const washesPerLatePayment = 60;

/** Builds all sales, including a few late payments. */
export function buildSales(
  plans: readonly SalePlan[],
  people: readonly Person[],
  time: SeedTime,
): Sale[] {
  const random = seededRandom('payments');
  const adminUid = people.find(({ account }) => account.role === 'admin')?.account.uid ?? '';
  const sales = plans.map((plan) => buildSale(plan, adminUid, time, random));
  return [...sales, ...buildLatePayments(sales, people, time.now, random)];
}

function buildLatePayments(
  sales: readonly Sale[],
  people: readonly Person[],
  now: Date,
  random: SeededRandom,
): Sale[] {
  const washes = sales.filter(
    ({ booking, transaction }) =>
      booking?.status === 'completed' && transaction.paymentMethod === 'card',
  );
  return washes
    .filter((_, index) => index % washesPerLatePayment === washesPerLatePayment - 1)
    .map(({ transaction: winner, bay }) => {
      const joinedBefore = after(winner.createdAt, -dayMs);
      const rivals = people.filter(
        ({ account, user }) =>
          account.role === 'user' &&
          user._id !== winner.customer.uid &&
          user.createdAt < joinedBefore,
      );
      const late = buildLatePayment(winner, random.pick(rivals), now, random);
      return { transaction: late, booking: null, events: [], bay };
    });
}
