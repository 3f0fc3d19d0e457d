import { type MoneyOfDeskSale, moneyOfDeskSale } from '@carwash/domain/sales/money-of-desk-sale';
import { isRefusal } from '@carwash/domain/sales/sale-change';
import type { Quote } from '@carwash/domain/services/quote';
import type { DeskFormValues } from './desk-draft';

type MoneyValues = Pick<
  DeskFormValues,
  'paymentMethod' | 'discount' | 'discountReason' | 'partMethod' | 'partAmount'
>;

/**
 * Returns how a sale is paid, without fields that its payment method ignores: where a part is paid in another way,
 * `paymentMethod` of the form pays the rest.
 */
export function countedMoney(values: MoneyValues) {
  const { paymentMethod, partMethod, discount, discountReason, partAmount } = values;
  const isFree = paymentMethod === 'free';
  const hasDiscount = !isFree && Boolean(discount);
  const counted = {
    discount: hasDiscount ? discount : undefined,
    discountReason: hasDiscount ? discountReason : undefined,
  };
  return isFree || paymentMethod === partMethod || !partAmount
    ? { ...counted, paymentMethod, partAmount: undefined, restMethod: undefined }
    : { ...counted, paymentMethod: partMethod, partAmount, restMethod: paymentMethod };
}

/** Returns what a sale costs in the end, and how that is paid; null for a discount or a part that is too large. */
export function moneyOf(values: MoneyValues, quote: Quote): MoneyOfDeskSale | null {
  const { discount, partAmount, ...methods } = countedMoney(values);
  const asked = {
    ...methods,
    discount: discount ? Number(discount) : undefined,
    partAmount: partAmount ? Number(partAmount) : undefined,
  };
  const money = moneyOfDeskSale(asked, quote, import.meta.env.VITE_CURRENCY);
  return isRefusal(money) ? null : money;
}
