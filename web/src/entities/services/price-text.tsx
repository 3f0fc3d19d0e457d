import { priceRange } from '@carwash/domain/services/price-range';
import type { Service } from '@carwash/domain/services/service';
import { useSettings } from '~/lib/settings/settings';
import { formatPrice } from '~/ui/format/format-price';

interface PriceTextProps {
  service: Pick<Service, 'price' | 'sizePrices'>;
}

/** The price of a service in a list: the lowest one, where it depends on the size of the vehicle. */
export function PriceText({ service }: PriceTextProps) {
  const { lowest, highest } = priceRange(service, useSettings().sizes);
  return lowest === highest ? formatPrice(lowest) : `from ${formatPrice(lowest)}`;
}
