import { type InferType, number, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { reconcilerRunSchema } from '../reconciler/reconciler-run.ts';
import { serviceId } from '../schema/fields.ts';
import { chosenAddOns } from '../services/add-ons.ts';
import { enteredVehicleSchema, exampleVehicle } from '../vehicles/vehicle.ts';
import { agreedAmount } from './agreed-amount.ts';
import { settleLimits } from './settle-limits.ts';
import { transactionAnswerSchema, transactionSchema } from './transaction.ts';
import { exampleTransactionId } from './transaction-id.ts';
import { enteredVisitSchema } from './visit.ts';

/** Request body of the call that holds a slot and starts the payment. */
const initiatePaymentSchema = enteredVehicleSchema.concat(enteredVisitSchema).shape({
  serviceId: serviceId().max(64).required(),
  slotId: string().max(64).required(),
  addOns: chosenAddOns(),
  /** The terms that the customer saw on screen. If they have become worse since, nothing is sold. */
  agreedCancellationHours: number().integer().min(0).optional().meta({
    note: 'The cancellationHours that the customer was told. If they are more by now, the answer is refund_changed.',
  }),
  agreedAmount: agreedAmount(),
});

export type InitiatePayment = InferType<typeof initiatePaymentSchema>;

const transactionIdParam = object({ transactionId: string().max(64).required() });

/** Id of our transaction in the provider's callback. */
const providerTransactionId = () =>
  string().meta({ note: 'Our transaction id. Nothing else that is sent is believed.' });

/** Example of a callback body for the documentation. */
const callbackExample = { mer_txnid: exampleTransactionId };

/**
 * The provider's callback. It is not signed, so only the transaction id is used. Everything else is
 * queried from the provider.
 */
const notificationSchema = object({ mer_txnid: providerTransactionId().max(64).required() });

/**
 * The same callback sent by a browser, which must be redirected to a page even if the fields are
 * invalid.
 */
const returnSchema = object({ mer_txnid: providerTransactionId().default('') });

const returnOfBrowser = {
  auth: 'anyone',
  accepts: 'form',
  response: 'redirect',
  limits: [{ kind: 'return', by: ['address'] }],
} as const;

export const paymentEndpoints = {
  initiatePayment: defineEndpoint({
    method: 'POST',
    path: '/payments/initiate',
    summary:
      'Holds the slot for the caller and opens a payment; what is free of charge is booked at once. With the header Idempotency-Key (at most 200 characters) a repeated call answers with the transaction of the first.',
    auth: 'user',
    isRepeatable: true,
    body: initiatePaymentSchema.meta({
      example: {
        serviceId: 'foamwash',
        slotId: 'foamwash_2030-01-15_0900',
        ...exampleVehicle,
      },
    }),
    data: object({
      payment_url: string().required().meta({
        note: 'Send the customer there: the card page of the payment provider, or our own page where nothing is to be paid.',
      }),
      transactionId: string().required(),
      expiresAt: transactionSchema.fields.expiresAt,
    }),
    errors: [
      'not_found',
      'slot_taken',
      'slot_being_paid',
      'not_on_sale',
      'too_many_holds',
      'hold_used_up',
      'email_not_verified',
      'already_paid',
      'refund_due',
      'refund_changed',
      'price_changed',
      'conflict',
      'provider_down',
    ],
    limits: [{ kind: 'initiate', by: ['account'] }],
  }),
  receivePaymentSuccess: defineEndpoint({
    method: 'POST',
    path: '/payments/success',
    summary: 'The provider sends the browser here after the customer paid.',
    ...returnOfBrowser,
    body: returnSchema.meta({ example: callbackExample }),
  }),
  receivePaymentSuccessLink: defineEndpoint({
    method: 'GET',
    path: '/payments/success',
    summary: 'A browser that comes here without the form of the provider, by a link or going back.',
    ...returnOfBrowser,
    query: returnSchema,
  }),
  receivePaymentFailure: defineEndpoint({
    method: 'POST',
    path: '/payments/fail',
    summary: 'The provider sends the browser here after the payment failed.',
    ...returnOfBrowser,
    body: returnSchema.meta({ example: callbackExample }),
  }),
  receivePaymentFailureLink: defineEndpoint({
    method: 'GET',
    path: '/payments/fail',
    summary: 'A browser that comes here without the form of the provider, by a link or going back.',
    ...returnOfBrowser,
    query: returnSchema,
  }),
  notifyPayment: defineEndpoint({
    method: 'POST',
    path: '/payments/notify',
    summary: "The provider's server tells ours that a payment has changed.",
    auth: 'anyone',
    accepts: 'form',
    body: notificationSchema.meta({ example: callbackExample }),
    limits: [{ kind: 'notify', by: ['address'] }],
  }),
  reconcilePayments: defineEndpoint({
    method: 'POST',
    path: '/payments/reconcile',
    summary:
      'Brings forward what no call does: settles what is due, completes past bookings. It sends no messages, and does not count as a run of the schedule.',
    auth: 'seeMoney',
    data: reconcilerRunSchema,
  }),
  cancelPayment: defineEndpoint({
    method: 'POST',
    path: '/payments/:transactionId/cancel',
    summary: 'Gives a slot up that was not paid for. A payment that did go through stays.',
    auth: 'user',
    params: transactionIdParam,
    data: transactionAnswerSchema,
    errors: ['not_found'],
    limits: settleLimits,
  }),
} as const;
