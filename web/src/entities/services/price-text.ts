import type { Service } from '@carwash/domain/services/service';
import { formatPrice } from '~/ui/format/format-price';

/** The price of a service in a list: the lowest one, where it depends on the size of the vehicle. */
export function priceText({
  price,
  sizePrices = [],
}: Pick<Service, 'price' | 'sizePrices'>): string {
  const prices = [price, ...sizePrices.map((size) => size.price)];
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return lowest === highest ? formatPrice(price) : `from ${formatPrice(lowest)}`;
}
