import type { Endpoints } from '@carwash/domain/endpoints';
import type { TransactionStatus } from '@carwash/domain/payments/transaction';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Handler, readingAhead } from '../http/handler.ts';
import { settleOwnTransaction } from '../payments/settlement/settle-own-transaction.ts';

const refusals: Record<Exclude<TransactionStatus, 'success'>, string> = {
  pending: 'The payment has not been confirmed yet.',
  failed: 'The payment failed.',
  refund_due: 'This payment could not be booked. The money goes back to you.',
  refunded: 'This payment was refunded.',
  unpaid: 'There is no such booking.',
  void: 'There is no such booking.',
  written_off: 'There is no such booking.',
};

/**
 * Returns the booking of a payment. The booking itself is created when the payment is settled; this
 * call only starts that.
 */
export const createBooking: Handler<Context, Endpoints['createBooking']> = readingAhead(
  async (request, context) => {
    const { _id, status } = await settleOwnTransaction(
      request.body.transactionId,
      request,
      context,
    );
    const booking = (await context.db.bookings.doc(_id).get()).data();
    if (booking) return booking;
    throw new ApiError(
      'not_paid',
      status === 'success' ? 'There is no such booking.' : refusals[status],
    );
  },
);
