import { mostBookedFirst } from '@carwash/domain/services/most-booked-first';
import type { Service } from '@carwash/domain/services/service';
import { statisticsSchema } from '@carwash/domain/statistics/statistics';
import { allTimeStatsId } from '@carwash/domain/statistics/stats-ids';
import type { Database } from '../db/database.ts';
import { readableData } from '../db/readable.ts';
import { schemaConverter } from '../db/schema-converter.ts';

/**
 * Returns the services, the most booked first, by the counters of the last fold: the order changes once in a
 * while, not with every booking.
 * @param most services that are read
 */
export async function readCatalogue(
  most: number,
  { services, stats }: Database,
): Promise<Service[]> {
  const counters = stats.withConverter(schemaConverter(statisticsSchema)).doc(allTimeStatsId);
  const [offered, counted] = await Promise.all([services.limit(most).get(), counters.get()]);
  const sold = new Map(Object.entries(counted.data()?.byService ?? {}));
  return mostBookedFirst(readableData(offered.docs), (id) => sold.get(id)?.bookings ?? 0);
}
