import {
  type AdditionMethod,
  type CollectMethod,
  collectMethods,
  type DeskMethod,
} from '@carwash/domain/payments/transaction';
import {
  type MoneyOfDeskSale,
  methodOf,
  moneyOfDeskSale,
} from '@carwash/domain/sales/money-of-desk-sale';
import { isRefusal } from '@carwash/domain/sales/sale-change';
import type { Quote } from '@carwash/domain/services/quote';
import type { DeskFormValues } from './desk-draft';

export const isPaidNow = (method: DeskMethod): method is CollectMethod =>
  collectMethods.some((one) => one === method);

type MoneyValues = Pick<
  DeskFormValues,
  'paymentMethod' | 'discount' | 'discountReason' | 'partAmount' | 'restMethod'
>;

/** Returns how the rest is paid. It differs from the first way, because otherwise it would be one payment. */
export function restMethodOf({
  paymentMethod,
  restMethod,
}: Pick<MoneyValues, 'paymentMethod' | 'restMethod'>): AdditionMethod {
  if (restMethod !== paymentMethod) return restMethod;
  return paymentMethod === 'cash' ? 'terminal' : 'cash';
}

/** Returns the discount and the second payment, without fields that the chosen payment method ignores. */
export function countedMoney(values: MoneyValues) {
  const { paymentMethod, discount, discountReason, partAmount } = values;
  const hasDiscount = paymentMethod !== 'free' && Boolean(discount);
  const isInTwo = isPaidNow(paymentMethod) && Boolean(partAmount);
  return {
    discount: hasDiscount ? discount : undefined,
    discountReason: hasDiscount ? discountReason : undefined,
    partAmount: isInTwo ? partAmount : undefined,
    restMethod: isInTwo ? restMethodOf(values) : undefined,
  };
}

/** Returns what a sale costs in the end, and how that is paid; null for a discount or a part that is too large. */
export function moneyOf(values: MoneyValues, quote: Quote): MoneyOfDeskSale | null {
  const paymentMethod = methodOf(values, quote);
  const { discount, partAmount, restMethod } = countedMoney({ ...values, paymentMethod });
  const asked = {
    paymentMethod,
    discount: discount ? Number(discount) : undefined,
    partAmount: partAmount ? Number(partAmount) : undefined,
    restMethod,
  };
  const money = moneyOfDeskSale(asked, quote, import.meta.env.VITE_CURRENCY);
  return isRefusal(money) ? null : money;
}
