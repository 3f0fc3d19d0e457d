import { toMinorUnits } from '@carwash/domain/money/money';
import {
  type PaymentMethod,
  paymentMethodLabels,
  type Transaction,
} from '@carwash/domain/payments/transaction';

type Payment = Pick<Transaction, 'status' | 'paymentMethod' | 'amount' | 'expiresAt'>;

/** The money of a day so far. */
export interface Takings {
  totalMinor: number;
  /** Methods by which something was paid. Amounts in minor units. */
  byMethod: { label: string; amountMinor: number; count: number }[];
  /** People who are on the card page. */
  paying: number;
}

const isPaid = ({ status }: Payment): boolean =>
  status === 'success' || status === 'refund_due' || status === 'refunded';

/** Sums up the payments of a day at `now`; refunds are not taken off. */
export function takingsOf(payments: readonly Payment[], now: Date): Takings {
  const paid = payments.filter(isPaid);
  const sum = (of: readonly Payment[]) =>
    of.reduce((total, { amount }) => total + toMinorUnits(amount), 0);
  const methods = Map.groupBy(paid, ({ paymentMethod }) => paymentMethod);
  const byMethod = (Object.keys(paymentMethodLabels) as PaymentMethod[]).flatMap((method) => {
    const of = methods.get(method) ?? [];
    const label = paymentMethodLabels[method];
    return of.length === 0 ? [] : [{ label, amountMinor: sum(of), count: of.length }];
  });
  const paying = payments.filter(
    ({ status, expiresAt }) => status === 'pending' && expiresAt > now,
  );
  return { totalMinor: sum(paid), byMethod, paying: paying.length };
}
