import { date, type InferType, number, object, string } from 'yup';
import { transactionSchema } from '../entities/transaction.ts';
import { vehicleSchema } from '../entities/vehicle.ts';
import type { Endpoint } from './endpoint.ts';

/** The body of the call that holds a slot and opens the payment. */
export const initiatePaymentSchema = vehicleSchema.shape({
  serviceId: string().max(64).required(),
  slotId: string().max(64).required(),
});

export type InitiatePayment = InferType<typeof initiatePaymentSchema>;

/** Query parameter of the return pages: which payment the browser comes back from. */
export const returnedTransactionParameter = 'transaction';

const transactionIdParam = object({ transactionId: string().max(64).required() });

/**
 * What the provider posts. Nothing of it is signed, so only the id is read: the provider itself is
 * asked for everything else.
 */
const callbackSchema = object({ mer_txnid: string().max(64).required() });

export const paymentEndpoints = {
  /**
   * Holds the slot for the caller and opens a payment. The optional header Idempotency-Key (at most
   * 200 characters) makes a repeated call answer with the first call's transaction.
   */
  initiatePayment: {
    method: 'POST',
    path: '/payments/initiate',
    who: 'user',
    accepts: 'json',
    answers: 'json',
    params: object({}),
    body: initiatePaymentSchema,
    data: object({
      payment_url: string().required(),
      transactionId: string().required(),
      expiresAt: date().required(),
    }),
  },
  /** The provider sends the browser here after the customer paid. */
  receivePaymentSuccess: {
    method: 'POST',
    path: '/payments/success',
    who: 'anyone',
    accepts: 'form',
    answers: 'redirect',
    params: object({}),
    body: callbackSchema,
    data: object({}),
  },
  /** The provider sends the browser here after the payment failed. */
  receivePaymentFailure: {
    method: 'POST',
    path: '/payments/fail',
    who: 'anyone',
    accepts: 'form',
    answers: 'redirect',
    params: object({}),
    body: callbackSchema,
    data: object({}),
  },
  /** The provider's server tells ours that a payment has changed. */
  notifyPayment: {
    method: 'POST',
    path: '/payments/notify',
    who: 'anyone',
    accepts: 'form',
    answers: 'json',
    params: object({}),
    body: callbackSchema,
    data: object({}),
  },
  /** Settles what is due and completes past bookings. */
  reconcilePayments: {
    method: 'POST',
    path: '/payments/reconcile',
    who: 'admin',
    accepts: 'json',
    answers: 'json',
    params: object({}),
    body: object({}),
    data: object({
      /** Transactions about which the provider was asked. */
      checked: number().required(),
      /** Bookings whose slot has ended. */
      completed: number().required(),
      /** Transactions and bookings that could not be brought forward this time. */
      failed: number().required(),
    }),
  },
  /** Gives a slot up that was not paid for. A payment that did go through stays. */
  cancelPayment: {
    method: 'POST',
    path: '/payments/:transactionId/cancel',
    who: 'user',
    accepts: 'json',
    answers: 'json',
    params: transactionIdParam,
    body: object({}),
    data: transactionSchema,
  },
} as const satisfies Record<string, Endpoint>;
