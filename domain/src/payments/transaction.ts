import { array, type InferType, number, object, string } from 'yup';
import { vatPercent } from '../money/vat.ts';
import { expiryNote, instant, moneyNote, sum, text } from '../schema/fields.ts';
import { saleVersion } from '../schema/sale-version.ts';
import { searchTerms } from '../search/search-terms-field.ts';
import { linesShape } from '../services/price-lines.ts';
import { soldServiceSchema } from '../services/service.ts';
import { sellerSchema } from '../settings/private-settings.ts';
import { bookedSlotSchema } from '../slots/slot.ts';
import { acceptedTexts } from '../users/accepted-texts.ts';
import { customerSchema } from '../users/user.ts';
import { vehicleSchema } from '../vehicles/vehicle.ts';
import { refundSchema } from './refund-entry.ts';
import { termsShape } from './terms.ts';
import { visitShape } from './visit.ts';

export const transactionStatuses = [
  'pending',
  'success',
  'failed',
  'refund_due',
  'refunded',
  /** Booked at the desk, to be paid later. */
  'unpaid',
  /** A sale of the desk that ended before it was paid, or that was undone: no money is left to come or to go. */
  'void',
  /** It was to be paid later, and the business does not expect the money any more. */
  'written_off',
] as const;

export type TransactionStatus = (typeof transactionStatuses)[number];

export const transactionStatusLabels: Record<TransactionStatus, string> = {
  pending: 'Pending',
  success: 'Paid',
  failed: 'Failed',
  refund_due: 'Refund on its way',
  refunded: 'Refunded',
  unpaid: 'To pay',
  void: 'Nothing to pay',
  written_off: 'Written off',
};

/**
 * card: on the provider's page. cash and terminal: at the desk, in cash or at its card terminal. later: at the
 * desk, and nobody has paid yet. free: nothing is to be paid, so the provider is not involved.
 */
const paymentMethods = ['card', 'terminal', 'cash', 'later', 'free'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  card: 'Card',
  terminal: 'Card terminal',
  cash: 'Cash',
  later: 'Later',
  free: 'Free of charge',
};

/** Ways in which money comes in at the desk. */
export const collectMethods = ['cash', 'terminal'] as const;
export type CollectMethod = (typeof collectMethods)[number];

/** Choices of the desk for what an edit adds to a booking. */
export const additionMethods = [...collectMethods, 'later'] as const;
export type AdditionMethod = (typeof additionMethods)[number];

/** Choices of the desk for a sale. */
export const deskMethods = [...additionMethods, 'free'] as const;
export type DeskMethod = (typeof deskMethods)[number];

/** How the money of a receipt has come. */
export const receivedLabels: Record<PaymentMethod, string> = {
  card: 'Charged to your card',
  terminal: 'Paid by card at the desk',
  cash: 'Received in cash',
  later: 'To pay at the desk',
  free: 'Free of charge',
};

/**
 * Outcomes of a query that say nothing about the payment. silent: the provider could not be reached or gave no usable
 * answer. foreign: it answered about another payment or store, so a setting is wrong.
 */
export const unusableOutcomes = ['silent', 'foreign'] as const;

/** Reasons why a payment failed. */
export const failureReasons = [
  'declined',
  'cancelled',
  'expired',
  'provider_down',
  /** The customer started another payment for the same slot, or the desk sold it to them. */
  'replaced',
] as const;

/** Reasons why a payment is refunded. */
export const refundReasons = [
  'slot_gone',
  /** The slot had begun, and nothing was held for the payment any more. */
  'too_late',
  /** The customer has booked this start, or is paying for it, through another payment. */
  'another_payment',
  /** The customer's account was deleted before the payment arrived. */
  'customer_gone',
  /** The customer had given the payment up. */
  'given_up',
  /** It was paid late, without its hold, and could not be sold any more: see `isStillOnSale`. */
  'not_on_sale',
  'amount_mismatch',
  'booking_cancelled',
  /** The business decided to refund it, whatever the booking's status. */
  'business_decision',
] as const;

/**
 * correction: the desk had noted by mistake that it was paid, or how. rebill: an edit has sold another service, so what was
 * left of the sale was credited and billed again.
 */
const reversalReasons = ['correction', 'rebill'] as const;
export type ReversalReason = (typeof reversalReasons)[number];

/** A sale as its receipt says, which a credit note has reversed. */
const earlierSaleSchema = object({
  reversedFor: string().oneOf(reversalReasons).required(),
  service: soldServiceSchema.required(),
  ...linesShape,
  vatPercent: vatPercent().required(),
  paymentMethod: string().oneOf(paymentMethods).required(),
  amount: sum().required(),
  paidAt: instant().required(),
  /** How many of the `refunds` were made until it was reversed. */
  refundCount: number().integer().min(0).required(),
  /** When it was reversed. */
  at: instant().required(),
});

export const transactionSchema = object({
  _id: string().required(),
  /**
   * `T-{ms}-{7 of uid}-{serviceId}`, the id that the provider knows. Same as `_id`. The milliseconds
   * are a random time within the hour before `createdAt`.
   */
  transactionId: string().max(32).required(),
  /** The booking for whose addition this pays; absent: the booking that it made has the same id. */
  bookingId: string().optional(),
  customer: customerSchema.required(),
  service: soldServiceSchema.required(),
  /** The slot that was paid for: the booking may have been moved since. While it is `unpaid`, that of the booking. */
  slot: bookedSlotSchema.required(),
  vehicle: vehicleSchema.required(),
  ...linesShape,
  ...visitShape,
  ...termsShape,
  acceptedTexts: acceptedTexts(),
  /** The seller on receipts. */
  seller: sellerSchema.required().meta({
    note: 'Who sold it, as was set when the payment began; empty where nothing was.',
  }),
  /** In major units, at most two decimals: the price when the payment began, the sum of its lines. */
  amount: sum().required(),
  currency: string().length(3).required(),
  /** The rate at the time of sale. */
  vatPercent: vatPercent().required().default(0),
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
  /** The slot that this transaction holds, or that its booking occupies, has the same claim id. */
  claimId: string().required(),
  /** Address of the provider's card page; null until the provider has returned it. */
  paymentUrl: string().nullable().defined(),
  expiresAt: instant().required().meta({ note: expiryNote }),
  /** Length of the hold when it began; 0 where nothing was held, at the desk and free of charge. */
  holdMinutes: number().integer().min(0).required(),
  /** Time of the reconciler's next query to the provider; null if no further query is needed. */
  nextCheckAt: instant().nullable().defined(),
  unanswered: object({
    since: instant().required(),
    outcome: string().oneOf(unusableOutcomes).required(),
  })
    .nullable()
    .optional()
    .default(undefined)
    .meta({
      note: 'The provider was asked about this open payment, and has given no usable answer since then; null or absent: its last answer could be used.',
    }),
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
  /** Reference number and time of the repayment; null until it is made. */
  refundReference: text(100).nullable().defined(),
  refundedAt: instant().nullable().defined(),
  refunds: array().of(refundSchema).optional().meta({
    note: 'Money that went back, the oldest first; absent: nothing has.',
  }),
  earlierSales: array().of(earlierSaleSchema.required()).optional().meta({
    note: 'What the payment was noted for until a credit note reversed that, the oldest first; absent: nothing else.',
  }),
  /** A debt that the business has given up, and the account of who did it; it stays when the money comes after all. */
  writtenOff: refundSchema
    .pick(['reason', 'at'])
    .shape({ uid: string().required() })
    .optional()
    .default(undefined),
  /** The provider's own reference number for the payment. */
  providerReference: string().nullable().defined(),
  version: saleVersion().required(),
  ...searchTerms,
  createdAt: instant().required(),
});

export type Transaction = InferType<typeof transactionSchema>;
export type Received = NonNullable<Transaction['received']>;
export type EarlierSale = InferType<typeof earlierSaleSchema>;
export type UnusableOutcome = (typeof unusableOutcomes)[number];
export type FailureReason = (typeof failureReasons)[number];
export type RefundReason = (typeof refundReasons)[number];

/** Returns the card page's address only while the payment is pending. */
const hideUsedPage = <T extends { status?: unknown; paymentUrl?: unknown }>(transaction: T): T =>
  transaction.status === 'pending' ? transaction : { ...transaction, paymentUrl: null };

/** The transaction in API responses: without the fields that only the server uses. */
export const transactionAnswerSchema = transactionSchema
  .omit(['claimId', 'searchTerms', 'nextCheckAt', 'holdMinutes'])
  .transform(hideUsedPage);
export type TransactionAnswer = InferType<typeof transactionAnswerSchema>;
