import type { AffectedBooking } from '@carwash/domain/bays/endpoints';
import type { Booking } from '@carwash/domain/bookings/booking';
import type { Context } from '../context.ts';

/** As many values as a query can name. */
const mostClaims = 30;

/** The bookings of these claims, whatever has become of them; holds have none. */
export async function findBookingsOfClaims(
  claimIds: readonly string[],
  { db }: Pick<Context, 'db'>,
): Promise<Booking[]> {
  const parts = Array.from({ length: Math.ceil(claimIds.length / mostClaims) }, (_, part) =>
    claimIds.slice(part * mostClaims, (part + 1) * mostClaims),
  );
  const found = await Promise.all(
    parts.map((part) => db.transactions.where('claimId', 'in', part).get()),
  );
  const paid = found.flatMap(({ docs }) => docs.map(({ id }) => db.bookings.doc(id)));
  const bookings = await db.readAll(...paid);
  return bookings.flatMap((booking) => booking.data() ?? []);
}

/** The bookings that are to come of these claims, the earliest first. */
export async function findAffectedBookings(
  claimIds: readonly string[],
  context: Pick<Context, 'db'>,
): Promise<AffectedBooking[]> {
  return (await findBookingsOfClaims(claimIds, context))
    .filter(({ status }) => status === 'pending')
    .sort((one, other) => one.slot.startsAt.getTime() - other.slot.startsAt.getTime())
    .map(({ _id, customer, service, slot: { date, startTime } }) => ({
      _id,
      customerName: customer.name,
      serviceName: service.name,
      date,
      startTime,
    }));
}
