import type { Booking } from '@carwash/domain/bookings/booking';
import type { Day } from '@carwash/domain/days/day';
import type { AffectedBooking } from '@carwash/domain/days/endpoints';
import type { OpeningHours } from '@carwash/domain/settings/opening-hours';
import { nextStarts } from '@carwash/domain/slots/next-starts';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { findAmong } from '../db/read-document.ts';
import { readSettings } from '../db/read-settings.ts';

/** Returns the stored bookings of these claims, in any status; holds have none. */
export async function findStoredBookings(
  claimIds: readonly string[],
  { db }: Pick<Context, 'db'>,
): Promise<QueryDocumentSnapshot<Booking>[]> {
  const paid = await findAmong(db.transactions, 'claimId', claimIds);
  const bookings = await db.readAll(...paid.map(({ id }) => db.bookings.doc(id)));
  return bookings.filter((booking) => booking.exists) as QueryDocumentSnapshot<Booking>[];
}

/** Returns the bookings of these claims, in any status; holds have none. */
export const findBookingsOfClaims = async (
  claimIds: readonly string[],
  context: Pick<Context, 'db'>,
): Promise<Booking[]> =>
  (await findStoredBookings(claimIds, context)).map((booking) => booking.data());

interface Affected {
  claimIds: readonly string[];
  /** All days from today on. */
  days: readonly Day[];
  /** Hours that name the closed days; left out: those of the settings. */
  hours?: OpeningHours;
  /** true: the bookings have a bay, but must get another start. */
  isElsewhere?: boolean;
}

/**
 * Returns the pending bookings of these claims, the earliest first, each with the next start that it could move to.
 */
export async function findAffectedBookings(
  { claimIds, days, hours, isElsewhere = false }: Affected,
  context: Context,
): Promise<AffectedBooking[]> {
  const affected = (await findBookingsOfClaims(claimIds, context))
    .filter(({ status }) => status === 'pending')
    .sort((one, other) => one.slot.startsAt.getTime() - other.slot.startsAt.getTime());
  if (affected.length === 0) return [];
  const starts = nextStarts(
    affected.map(({ claimId }) => claimId),
    days,
    {
      timeZone: context.settings.businessTimeZone,
      now: context.now(),
      hours: hours ?? (await readSettings(context)),
      isElsewhere,
    },
  );
  return affected.map(({ _id, claimId, customer, service, slot, version }) => ({
    _id,
    customerName: customer.name,
    serviceName: service.name,
    version,
    date: slot.date,
    startTime: slot.startTime,
    next: starts.get(claimId) ?? null,
  }));
}
