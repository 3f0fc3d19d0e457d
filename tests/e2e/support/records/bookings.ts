import type { Booking, BookingStatus } from '@carwash/domain/bookings/booking';
import { complete as completeSale } from '@carwash/domain/sales/mark-attendance';
import type { Slot } from '@carwash/domain/slots/slot';
import { readDocument } from '@carwash/functions/db/read-document';
import { cancelBooking } from '@carwash/functions/sales/cancel-booking';
import { changeBookingByClock } from '@carwash/functions/sales/change-sale';
import { loadVisit } from '@carwash/functions/sales/load-sale';
import { moveBooking } from '@carwash/functions/sales/move-booking';
import { rescheduleBooking } from '@carwash/functions/sales/reschedule-booking';
import { updateBookingStatus } from '@carwash/functions/sales/update-booking-status';
import { updateTransactionStatus } from '@carwash/functions/sales/update-transaction-status';
import {
  type BookingChange,
  newBooking as newBookingOn,
} from '../../../support/purchases/bookings.ts';
import { db } from '../server/emulators.ts';
import { contextAt, fixtures } from '../server/server-context.ts';
import type { Account } from './accounts.ts';

const weekMs = 7 * 24 * 60 * 60_000;

/** The rest of a request, for handlers that read nothing of it. */
const nothingElse = { query: {}, file: null, idempotencyKey: null } as const;

function callerOf({ uid }: Pick<Booking['customer'], 'uid'>) {
  if (uid === null) throw new Error('Somebody without an account calls nothing');
  return { uid, role: 'user', email: null, emailVerified: true, signedInAt: new Date() } as const;
}

/** A week before the slot, or now if that is yet to come. */
const usualDay = ({ startsAt }: Slot) =>
  new Date(Math.min(Date.now(), startsAt.getTime() - weekMs));

/** Halfway between the booking and its start, or now if that is yet to come. */
const halfwayTo = ({ createdAt, slot }: Booking) =>
  new Date(Math.min(Date.now(), (createdAt.getTime() + slot.startsAt.getTime()) / 2));

export async function bookingNow({ _id }: Pick<Booking, '_id'>): Promise<Booking> {
  const booking = (await db.bookings.doc(_id).get()).data();
  if (!booking) throw new Error(`There is no booking ${_id}`);
  return booking;
}

/** The customer cancels: the slot is free again, and the money goes back if it is early enough. */
export const cancel = (booking: Booking, at = new Date()) =>
  cancelBooking(
    { ...nothingElse, params: { id: booking._id }, body: {}, caller: callerOf(booking.customer) },
    contextAt(at),
  );

/** The slot has ended, and the reconciler has seen it. */
export const complete = ({ _id, slot }: Booking) => {
  const context = contextAt(slot.endsAt);
  const load = () => loadVisit(_id, context);
  return changeBookingByClock(load, (sale, act) => completeSale(sale, false, act), context);
};

/** The customer moves the booking to another slot. */
export const reschedule = (booking: Booking, slot: Slot, at = new Date()) =>
  rescheduleBooking(
    {
      ...nothingElse,
      params: {},
      query: { bookingId: booking._id, slotId: slot._id },
      body: {},
      caller: callerOf(booking.customer),
    },
    contextAt(at),
  );

const atDesk = () =>
  ({
    uid: 'admin',
    role: 'admin',
    name: 'Admin',
    email: null,
    emailVerified: true,
    signedInAt: new Date(),
  }) as const;

/** The desk moves the booking to another slot. */
export const moveAtDesk = ({ _id: id, version }: Booking, { _id: slotId }: Slot) =>
  moveBooking(
    {
      ...nothingElse,
      params: { id },
      body: { version, slotId, bay: undefined, onClosedDay: false, onKeptMinutes: false },
      caller: atDesk(),
    },
    contextAt(new Date()),
  );

/** The car wash has paid back what a cancelled booking had cost. */
export const payBack = (booking: Pick<Booking, '_id'>, reference: string, at = new Date()) =>
  updateTransactionStatus(
    {
      ...nothingElse,
      params: { id: booking._id },
      body: { status: 'refunded', reference },
      caller: atDesk(),
    },
    contextAt(at),
  );

/** The desk says that nobody came, when the slot has ended. */
const miss = ({ _id: id, slot }: Booking) =>
  updateBookingStatus(
    { ...nothingElse, params: { id }, body: { status: 'no_show' }, caller: atDesk() },
    contextAt(slot.endsAt),
  );

const becomes: Record<BookingStatus, (booking: Booking) => Promise<unknown>> = {
  pending: async () => {},
  completed: complete,
  no_show: miss,
  cancelled: (booking) => cancel(booking, halfwayTo(booking)),
};

/**
 * A paid booking of the slot as the server leaves it behind: with its payment, its timeline, the
 * slot taken and the counters counted. It was made a week ahead of the slot, or now. For one that is
 * over give the slot a past day and the booking its status; who cancels does so halfway to the start.
 */
export async function newBooking(
  customer: Account,
  slot: Slot,
  {
    status = 'pending',
    createdAt = usualDay(slot),
    ...change
  }: BookingChange & { status?: BookingStatus } = {},
): Promise<Booking> {
  const service = await readDocument(db.services, slot.serviceId);
  if (!service) throw new Error(`There is no service ${slot.serviceId}`);
  const purchase = { customer, service: service.data(), slot };
  const booking = await newBookingOn(fixtures, purchase, { createdAt, ...change });
  await becomes[status](booking);
  return bookingNow(booking);
}
