import type { Booking } from '@carwash/domain/bookings/booking';
import { provesVisit } from '@carwash/domain/bookings/proves-visit';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';

type Bookings = QueryDocumentSnapshot<Booking>[];

/** A customer and a service. */
export interface CustomerAndService {
  uid: string;
  /** null for any service. */
  serviceId: string | null;
}

interface CompletedBookings {
  /** Whether the customer has a completed booking of the service, or of any service. */
  hasCompletedBooking: boolean;
  /** The bookings that prove the result: it is valid as long as none of them changes. */
  evidence: Bookings;
}

/**
 * Tells whether a customer has a completed booking, of a visit that was seen. A yes is valid while that booking stays completed, a no
 * until one of the other bookings is completed.
 * @param except the id of a booking to ignore
 */
export async function findCompletedBookings(
  { uid, serviceId }: CustomerAndService,
  { db }: Context,
  except?: string,
): Promise<CompletedBookings> {
  const own = db.bookings.where('customer.uid', '==', uid);
  const ofService = serviceId ? own.where('service._id', '==', serviceId) : own;
  const others = ({ docs }: { docs: Bookings }) => docs.filter(({ id }) => id !== except);
  // In this order, so that a booking that is completed between two queries is found by the later one.
  const open = others(await ofService.where('status', 'in', ['pending', 'no_show']).get());
  const unseen = others(await ofService.where('isUnseen', '==', true).get());
  const completed = others(
    await ofService
      .where('status', '==', 'completed')
      .limit(unseen.length + 2)
      .get(),
  );
  const visit = completed.find((booking) => provesVisit(booking.data()));
  if (visit) return { hasCompletedBooking: true, evidence: [visit] };
  const isElsewhere = (booking: Bookings[number]) => open.some(({ id }) => id === booking.id);
  const evidence = [...open, ...unseen.filter((booking) => !isElsewhere(booking))];
  return { hasCompletedBooking: false, evidence };
}

/**
 * Makes `batch` fail if one of the bookings has changed since it was read, by adding an unchanged write
 * for each. A batch may contain each booking only once.
 */
export function requireUnchanged(batch: WriteBatch, bookings: Iterable<Bookings[number]>): void {
  for (const booking of bookings) {
    batch.update(booking.ref, { status: booking.data().status }, ifUnchanged(booking));
  }
}
