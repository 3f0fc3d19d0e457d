import type { Booking } from '@carwash/domain/bookings/booking';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { asRead } from '../db/compare-and-set.ts';

type Bookings = QueryDocumentSnapshot<Booking>[];

/** Whose visits, and to what. */
export interface Visitor {
  uid: string;
  /** null: any service. */
  serviceId: string | null;
}

interface Visits {
  /** Whether the service, or any for a general review, has been done. */
  hasBeen: boolean;
  /** The bookings that say so: while none of them changes, it stays true. */
  saidBy: Bookings;
}

/**
 * What a customer's bookings say of their visits. A yes holds while the completed booking stays one; a
 * no until one of the others is completed.
 * @param except the id of a booking that does not count
 */
export async function readVisits(
  { uid, serviceId }: Visitor,
  { db }: Context,
  except?: string,
): Promise<Visits> {
  const own = db.bookings.where('customer.uid', '==', uid);
  const ofService = serviceId ? own.where('service._id', '==', serviceId) : own;
  const others = ({ docs }: { docs: Bookings }) => docs.filter(({ id }) => id !== except);
  // In this order: one that is completed between the two queries is found by the second.
  const open = others(await ofService.where('status', 'in', ['pending', 'no_show']).get());
  const completed = others(await ofService.where('status', '==', 'completed').limit(2).get());
  const [visit] = completed;
  return visit ? { hasBeen: true, saidBy: [visit] } : { hasBeen: false, saidBy: open };
}

/**
 * Lets `batch` through only while the bookings are as they were read: they are part of it, unchanged.
 * Each may be named once in a batch.
 */
export function requireUnchanged(batch: WriteBatch, bookings: Iterable<Bookings[number]>): void {
  for (const booking of bookings) {
    batch.update(booking.ref, { status: booking.data().status }, asRead(booking));
  }
}
