import type { Booking } from '@carwash/domain/bookings/booking';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { TransactionStatus } from '@carwash/domain/payments/transaction';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { businessInstant } from '@carwash/domain/time/business-time';
import type { Context } from '../../context.ts';
import { readDocument } from '../../db/read-document.ts';
import { ApiError, badInput } from '../../errors/api-error.ts';
import { type ApiRequest, type Handler, readingAhead } from '../../http/handler.ts';
import { occupies, readBookingsAt } from '../../payments/customer-version.ts';
import { settleOwnTransaction } from './settle-own-transaction.ts';

const refusals: Record<Exclude<TransactionStatus, 'success'>, string> = {
  pending: 'The payment has not been confirmed yet.',
  failed: 'The payment failed.',
  refund_due: 'This payment could not be booked. The money goes back to you.',
  refunded: 'This payment was refunded.',
  unpaid: 'There is no such booking.',
  void: 'There is no such booking.',
  written_off: 'There is no such booking.',
};

/** The number of a customer's last payments among which that of a slot is looked for. */
const lastPayments = 50;

/** Finds the caller's booking of a slot, also if it was paid for another one and then moved. */
async function findBookingOf(
  slotId: string,
  uid: string,
  context: Context,
): Promise<Booking | undefined> {
  const parts = partsOfSlotId(slotId);
  if (!parts) return undefined;
  const { businessTimeZone } = context.settings;
  const startsAt = businessInstant(parts.date, parts.startTime, businessTimeZone);
  const bookings = await readBookingsAt(uid, startsAt, context);
  return bookings.find((booking) => occupies(booking, slotId));
}

/** @throws ApiError not_paid if the caller has begun no payment for the slot lately */
async function idOfPaymentFor(slotId: string, uid: string, { db }: Context): Promise<string> {
  const own = db.transactions.where('customer.uid', '==', uid).orderBy('createdAt', 'desc');
  const { docs } = await own.limit(lastPayments).get();
  const payment = docs
    .map((one) => one.data())
    .find(({ bookingId, slot }) => bookingId === undefined && slot._id === slotId);
  if (!payment) throw new ApiError('not_paid', 'You have not paid for this slot.');
  return payment._id;
}

type BookingCall = ApiRequest<Endpoints['createBooking']>;

async function bookingOfPayment(
  id: string,
  request: BookingCall,
  context: Context,
): Promise<Booking> {
  const { bookings } = context.db;
  const booked = (await readDocument(bookings, id))?.data();
  // A booking exists only once its payment is settled.
  if (booked?.customer.uid === request.caller.uid) return booked;
  const { _id, status } = await settleOwnTransaction(id, request, context);
  const booking = (await readDocument(bookings, _id))?.data();
  if (booking) return booking;
  throw new ApiError(
    'not_paid',
    status === 'success' ? 'There is no such booking.' : refusals[status],
  );
}

async function bookingOfSlot(
  slotId: string,
  request: BookingCall,
  context: Context,
): Promise<Booking> {
  await request.admit?.();
  const { uid } = request.caller;
  const booked = await findBookingOf(slotId, uid, context);
  if (booked) return booked;
  const paymentId = await idOfPaymentFor(slotId, uid, context);
  const booking = await bookingOfPayment(paymentId, request, context);
  // A payment that became a booking keeps the slot for which it was paid.
  if (occupies(booking, slotId)) return booking;
  throw new ApiError('not_paid', 'You have no booking for this slot any more.');
}

/**
 * Returns the booking of a payment, or of a slot. The booking itself is created when the payment is settled; this call
 * only starts that.
 */
export const createBooking: Handler<Context, Endpoints['createBooking']> = readingAhead(
  async (request, context) => {
    const { transactionId, slotId } = request.body;
    if (transactionId !== undefined) return bookingOfPayment(transactionId, request, context);
    if (slotId !== undefined) return bookingOfSlot(slotId, request, context);
    throw badInput('transactionId', 'Give transactionId or slotId.');
  },
);
