import type { Service } from '@carwash/domain/services/service';
import { rankSales } from '@carwash/domain/statistics/sales-ranking';
import type { Statistics } from '@carwash/domain/statistics/statistics';
import type { WholeList } from '~/lib/live/listen-to-whole-list';
import type { ChartRow } from '~/ui/charts/chart-rows';

/**
 * Returns the revenue of each service in minor units, the highest first. Services that are not in `services`
 * are added up in one row: they were deleted, if `services` is complete. Services with the same name are told
 * apart by their ids.
 */
export function revenueRows(
  byService: Statistics['byService'],
  services: WholeList<Pick<Service, '_id' | 'name'>>,
): ChartRow[] {
  const others = services.isComplete ? 'Deleted services' : 'Other services';
  const names = new Map(services.items.map(({ _id, name }) => [_id, name]));
  const timesUsed = Map.groupBy(services.items, ({ name }) => name);
  const rows = new Map<string, number>();
  for (const { id, revenueMinor } of rankSales(byService)) {
    const name = names.get(id) ?? others;
    const label = (timesUsed.get(name)?.length ?? 0) > 1 ? `${name} (${id})` : name;
    rows.set(label, (rows.get(label) ?? 0) + revenueMinor);
  }
  return [...rows]
    .map(([label, value]) => ({ label, value }))
    .sort((one, other) => other.value - one.value);
}
