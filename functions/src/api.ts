import { signUp } from './accounts/sign-up.ts';
import { cancelBooking } from './bookings/cancel-booking.ts';
import { createBooking } from './bookings/create-booking.ts';
import type { Context } from './context.ts';
import type { Handlers } from './http/handler.ts';
import { cancelPayment } from './payments/cancel-payment.ts';
import { createTransaction } from './payments/create-transaction.ts';
import { getTransaction } from './payments/get-transaction.ts';
import { initiatePayment } from './payments/initiate-payment.ts';
import { notifyPayment } from './payments/notify-payment.ts';
import { receivePaymentFailure, receivePaymentSuccess } from './payments/receive-callback.ts';
import { reconcilePayments } from './payments/reconcile-payments.ts';

/** Which handler answers which endpoint. */
export const handlers: Handlers<Context> = {
  cancelBooking,
  cancelPayment,
  createBooking,
  createTransaction,
  getTransaction,
  initiatePayment,
  notifyPayment,
  receivePaymentFailure,
  receivePaymentSuccess,
  reconcilePayments: (_request, context) => reconcilePayments(context),
  signUp,
};
