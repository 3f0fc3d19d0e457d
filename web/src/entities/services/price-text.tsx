import { priceRange } from '@carwash/domain/services/price-range';
import { useSettings } from '~/lib/settings/settings';
import { formatPrice } from '~/ui/format/format-price';

interface PriceTextProps {
  service: Parameters<typeof priceRange>[0];
}

/** The price of a service in a list: the lowest one, where it depends on the vehicle's size. */
export function PriceText({ service }: PriceTextProps) {
  const { lowest, highest } = priceRange(service, useSettings());
  return lowest === highest ? formatPrice(lowest) : `from ${formatPrice(lowest)}`;
}
