import type { Booking } from '@carwash/domain/bookings/booking';
import { isErasedVisit } from '@carwash/domain/bookings/erased-customer';
import { type CustomerGroup, groupByCustomer } from '@carwash/domain/customers/group-by-customer';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { listPage } from '../db/list-page.ts';
import type { Handler } from '../http/handler.ts';
import { describeCustomer, withProfiles } from './describe-customer.ts';
import { hasVisitFrom } from './find-bookings.ts';

/** Bookings that are read at once. */
const bookingsAtOnce = 50;

/** Most reads for one page: where all are regulars, most bookings are of customers that were listed before. */
const mostRounds = 6;

/** Those of these bookings that make their customer a customer of the list. */
const isListed = (booking: Booking): boolean =>
  booking.status !== 'cancelled' && !isErasedVisit(booking);

/** Tells whether a booking comes before another one in the order of the list. */
function isBefore(one: Booking, other: Booking): boolean {
  const [at, otherAt] = [one.slot.startsAt.getTime(), other.slot.startsAt.getTime()];
  return at > otherAt || (at === otherAt && one._id > other._id);
}

interface Listed {
  groups: CustomerGroup<Booking>[];
  /** Id of the booking after which the next customers are looked for; null: there are none. */
  nextCursor: string | null;
}

/** Reads bookings after the cursor, and returns the customers whose latest visit is among them. */
async function readSome(cursor: string | undefined, context: Context): Promise<Listed> {
  const { bookings } = context.db;
  const { data, meta } = await listPage(bookings, bookings.orderBy('slot.startsAt', 'desc'), {
    limit: bookingsAtOnce,
    cursor,
  });
  const groups = groupByCustomer(data.filter(isListed));
  const [first] = data;
  if (cursor === undefined || !first) return { groups, nextCursor: meta.nextCursor };
  const wasListed = (booking: Booking) => isListed(booking) && isBefore(booking, first);
  const wereListed = await Promise.all(
    groups.map(({ keys }) => hasVisitFrom(first.slot.startsAt, keys, wasListed, context)),
  );
  return { groups: groups.filter((_, at) => !wereListed[at]), nextCursor: meta.nextCursor };
}

/** Ends a list of customers after `limit`: the next page begins after the latest visit of the last one. */
function cut({ groups, nextCursor }: Listed, limit: number): Listed {
  const last = groups[limit - 1];
  if (groups.length <= limit || !last) return { groups, nextCursor };
  return { groups: groups.slice(0, limit), nextCursor: last.bookings[0]?._id ?? null };
}

/** Returns customers by their latest visit. */
export const listCustomers: Handler<Context, Endpoints['listCustomers']> = async (
  { query: { limit, cursor } },
  context,
) => {
  let listed = await readSome(cursor, context);
  for (let round = 1; round < mostRounds; round += 1) {
    if (listed.groups.length >= limit || listed.nextCursor === null) break;
    const more = await readSome(listed.nextCursor, context);
    listed = { groups: [...listed.groups, ...more.groups], nextCursor: more.nextCursor };
  }
  const { groups, nextCursor } = cut(listed, limit);
  const known = await withProfiles(groups, context);
  const data = await Promise.all(known.map((customer) => describeCustomer(customer, context)));
  return { data, meta: { limit, nextCursor } };
};
