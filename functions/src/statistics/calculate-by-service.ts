import type { DataOf } from '@carwash/domain/endpoint/endpoint';
import type { Endpoints } from '@carwash/domain/endpoints';
import { fromMinorUnits } from '@carwash/domain/money/money';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readAllTimeStatistics } from './read-statistics.ts';

type Row = DataOf<Endpoints['calculateByService']>[number];

/** Returns the name of a deleted service in its last transaction. */
async function lastNameOf(serviceId: string, { db }: Context): Promise<string> {
  const newest = await db.transactions
    .where('service._id', '==', serviceId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .get();
  return newest.docs[0]?.data().service.name ?? serviceId;
}

const bestFirst = (one: Row, other: Row): number =>
  other.totalAmount - one.totalAmount ||
  other.totalBookings - one.totalBookings ||
  one.service.name.localeCompare(other.service.name);

/**
 * Returns revenue and bookings of every service, from one counter document. A deleted service is included as
 * long as its counters are not zero.
 */
export const calculateByService: Handler<Context, Endpoints['calculateByService']> = async (
  _request,
  context,
) => {
  const [statistics, offered] = await Promise.all([
    readAllTimeStatistics(context),
    context.db.services.get(),
  ]);
  const sold = new Map(Object.entries(statistics?.byService ?? {}));
  const names = new Map(offered.docs.map((document) => [document.id, document.data().name]));
  const deleted = [...sold].filter(
    ([id, { bookings, revenueMinor }]) => !names.has(id) && (bookings || revenueMinor),
  );
  await Promise.all(deleted.map(async ([id]) => names.set(id, await lastNameOf(id, context))));
  return [...names]
    .map(([_id, name]) => ({
      service: { _id, name },
      totalAmount: fromMinorUnits(sold.get(_id)?.revenueMinor ?? 0),
      totalBookings: sold.get(_id)?.bookings ?? 0,
    }))
    .sort(bestFirst);
};
