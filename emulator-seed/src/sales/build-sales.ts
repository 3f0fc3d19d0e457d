import type { Person } from '../build-people.ts';
import { after, dayMs, type SeedTime } from '../seed-time.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import { buildLatePayment } from './build-late-payment.ts';
import { buildSale, type Sale } from './build-sale.ts';
import type { SalePlan } from './plan-sales.ts';

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
