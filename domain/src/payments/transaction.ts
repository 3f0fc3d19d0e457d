import { type InferType, object, string } from 'yup';
import { instant, money, moneyNote, text } from '../schema/fields.ts';
import { searchTerms } from '../search/search-terms-field.ts';
import { soldServiceSchema } from '../services/service.ts';
import { vehicleSchema } from '../services/vehicle.ts';
import { bookedSlotSchema } from '../slots/slot.ts';
import { customerSchema } from '../users/user.ts';

export const transactionStatuses = [
  'pending',
  'success',
  'failed',
  'refund_due',
  'refunded',
] as const;

export type TransactionStatus = (typeof transactionStatuses)[number];

export const transactionStatusLabels: Record<TransactionStatus, string> = {
  pending: 'Pending',
  success: 'Paid',
  failed: 'Failed',
  refund_due: 'Refund on its way',
  refunded: 'Refunded',
};

/**
 * card: on the provider's page. cash: at the desk, paid when it was booked. free: the service costs
 * nothing, so nothing is paid and the provider never hears of it.
 */
export const paymentMethods = ['card', 'cash', 'free'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  card: 'Card',
  cash: 'Cash',
  free: 'Free of charge',
};

/** Why a payment did not go through. */
export const failureReasons = [
  'declined',
  'cancelled',
  'expired',
  'provider_down',
  /** The customer came back and got another payment for the same slot. */
  'replaced',
] as const;

/** Why the money goes back. */
export const refundReasons = [
  'slot_gone',
  /** Their account was deleted before the payment arrived. */
  'customer_gone',
  'amount_mismatch',
  'booking_cancelled',
  /** The business gives it back, whatever became of the booking. */
  'business_decision',
] as const;

export const transactionSchema = object({
  _id: string().required(),
  /**
   * `T-{ms}-{7 of uid}-{serviceId}`, the id the provider knows. The same as `_id`. The milliseconds are
   * drawn from the hour before `createdAt`.
   */
  transactionId: string().max(32).required(),
  customer: customerSchema.required(),
  service: soldServiceSchema.required(),
  /** The slot that was paid for. The booking may have moved to another one since. */
  slot: bookedSlotSchema.required(),
  vehicle: vehicleSchema.required(),
  /** Major units, at most two decimals: the price of the service when the payment began. */
  amount: money().required(),
  currency: string().length(3).required(),
  received: object({
    amount: string().defined().meta({ note: moneyNote }),
    currency: string().defined(),
  })
    .nullable()
    .defined()
    .meta({
      note: 'What was really paid, as the payment provider wrote it: that is what a refund pays back. null until money has arrived.',
    }),
  status: string().oneOf(transactionStatuses).required(),
  paymentMethod: string().oneOf(paymentMethods).required(),
  /** The slot that this transaction holds, or that its booking has, carries the same id. */
  claimId: string().required(),
  /** The provider's card page; null until the provider has answered. */
  paymentUrl: string().nullable().defined(),
  expiresAt: instant().required().meta({ note: 'Until then the slot is held for this payment.' }),
  /** When the reconciler asks the provider next; null when there is nothing left to learn. */
  nextCheckAt: instant().nullable().defined(),
  paidAt: instant().nullable().defined(),
  failureReason: string()
    .oneOf(failureReasons)
    .nullable()
    .defined()
    .meta({ note: 'Why the payment did not go through; null unless it failed.' }),
  refundReason: string()
    .oneOf(refundReasons)
    .nullable()
    .defined()
    .meta({ note: 'Why the money goes back; null unless it does.' }),
  /** The number under which the money went back, and when; null until it did. */
  refundReference: text(100).nullable().defined(),
  refundedAt: instant().nullable().defined(),
  /** The provider's own number for the payment. */
  providerReference: string().nullable().defined(),
  ...searchTerms,
  createdAt: instant().required(),
});

export type Transaction = InferType<typeof transactionSchema>;
export type Received = NonNullable<Transaction['received']>;
export type FailureReason = (typeof failureReasons)[number];
export type RefundReason = (typeof refundReasons)[number];

/** A card page is of use only while it can be paid on. */
const hideUsedPage = <T extends { status?: unknown; paymentUrl?: unknown }>(transaction: T): T =>
  transaction.status === 'pending' ? transaction : { ...transaction, paymentUrl: null };

/** As the API answers with it: without what only the server works with. Documents keep those fields. */
export const transactionAnswerSchema = transactionSchema
  .omit(['claimId', 'searchTerms', 'nextCheckAt'])
  .transform(hideUsedPage);
export type TransactionAnswer = InferType<typeof transactionAnswerSchema>;
