import { formatMoney, toMinorUnits } from '@carwash/domain/money/money';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';

type Agreed = number | undefined;
type MoneyContext = Pick<Context, 'settings'>;

function priceChanged(amount: number, agreed: number, { settings: { currency } }: MoneyContext) {
  const [now, before] = [formatMoney(amount, currency), formatMoney(agreed, currency)];
  const message = `The price is now ${now}, no longer ${before}. Please confirm once more.`;
  return new ApiError('price_changed', message);
}

/**
 * Stops a sale that costs more than the customer was shown; a lower price is accepted.
 * @param amount price of the sale, in major units
 * @param agreed shown price in major units; undefined when unknown
 * @throws ApiError price_changed
 */
export function requireAgreedAmount(amount: number, agreed: Agreed, context: MoneyContext): void {
  if (agreed === undefined || toMinorUnits(amount) <= toMinorUnits(agreed)) return;
  throw priceChanged(amount, agreed, context);
}

/**
 * Stops a cash sale whose price is not exactly the shown one, because the shown amount may already have been
 * taken.
 * @throws ApiError price_changed
 */
export function requireSameAmount(amount: number, agreed: Agreed, context: MoneyContext): void {
  if (agreed === undefined || toMinorUnits(amount) === toMinorUnits(agreed)) return;
  throw priceChanged(amount, agreed, context);
}
