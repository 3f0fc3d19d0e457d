import type { Service } from '@carwash/domain/services/service';
import type { Sales } from '@carwash/domain/statistics/sales-ranking';

export interface SoldService extends Sales {
  /** null when the service was sold but is not among the listed ones. */
  service: Service | null;
}

/**
 * Lists every service with its sales: by revenue, unsold services last and by name. A service that is no
 * longer offered is included as long as its sales count.
 * @param ranked the result of `rankSales`
 */
export function listSoldServices(
  services: readonly Service[],
  ranked: readonly Sales[],
): SoldService[] {
  const offered = new Map(services.map((service) => [service._id, service]));
  const sold = new Set(ranked.map(({ id }) => id));
  const unsold = services
    .filter(({ _id }) => !sold.has(_id))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return [
    ...ranked.map((sales) => ({ ...sales, service: offered.get(sales.id) ?? null })),
    ...unsold.map((service) => ({ id: service._id, bookings: 0, revenueMinor: 0, service })),
  ];
}
