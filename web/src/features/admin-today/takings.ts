import { receivedMinor } from '@carwash/domain/payments/received-money';
import {
  type PaymentMethod,
  paymentMethodLabels,
  type Transaction,
} from '@carwash/domain/payments/transaction';
import type { WholeList } from '~/lib/live/listen-to-whole-list';

type Payment = Pick<Transaction, 'paymentMethod' | 'amount' | 'currency' | 'received'>;

type Payments = Readonly<WholeList<Payment>>;

/** The money of a day so far. */
export interface Takings {
  totalMinor: number;
  /** Methods by which something was paid. Amounts in minor units. */
  byMethod: { label: string; amountMinor: number; count: number }[];
}

/**
 * Sums up the payments whose money came on a day; refunds are not taken off. Returns null where payments are missing,
 * because any sum would be too small.
 */
export function takingsOf({ items: paid, isComplete }: Payments): Takings | null {
  if (!isComplete) return null;
  const sum = (of: readonly Payment[]) =>
    of.reduce((total, payment) => total + receivedMinor(payment), 0);
  const methods = Map.groupBy(paid, ({ paymentMethod }) => paymentMethod);
  const byMethod = (Object.keys(paymentMethodLabels) as PaymentMethod[]).flatMap((method) => {
    const of = methods.get(method) ?? [];
    const label = paymentMethodLabels[method];
    return of.length === 0 ? [] : [{ label, amountMinor: sum(of), count: of.length }];
  });
  return { totalMinor: sum(paid), byMethod };
}

/** Returns how many of the pending payments still hold their place: these people are on the card page. */
export const countPaying = (
  pending: readonly Pick<Transaction, 'expiresAt'>[],
  now: Date,
): number => pending.filter(({ expiresAt }) => expiresAt > now).length;
