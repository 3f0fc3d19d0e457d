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
 * Stops a sale that costs more than the customer was shown; a lower price is simply given.
 * @param amount for which it would be sold, in major units
 * @param agreed in major units; undefined: nobody says what was shown
 * @throws ApiError price_changed
 */
export function requireAgreedAmount(amount: number, agreed: Agreed, context: MoneyContext): void {
  if (agreed === undefined || toMinorUnits(amount) <= toMinorUnits(agreed)) return;
  throw priceChanged(amount, agreed, context);
}

/**
 * The same where cash is paid: what was shown may already have been taken.
 * @throws ApiError price_changed
 */
export function requireSameAmount(amount: number, agreed: Agreed, context: MoneyContext): void {
  if (agreed === undefined || toMinorUnits(amount) === toMinorUnits(agreed)) return;
  throw priceChanged(amount, agreed, context);
}
