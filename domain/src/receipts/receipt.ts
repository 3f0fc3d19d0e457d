import { boolean, type InferType, mixed, number, object, string } from 'yup';
import { transactionSchema } from '../payments/transaction.ts';
import { day, instant, sum } from '../schema/fields.ts';
import { storedPlate } from '../vehicles/registration-plate.ts';

/**
 * sale: money that came. refund: a credit note, for money that went back. Each also reverses one of the other kind.
 */
const receiptKinds = ['sale', 'refund'] as const;
type ReceiptKind = (typeof receiptKinds)[number];

export const receiptKindLabels: Record<ReceiptKind, string> = {
  sale: 'Receipt',
  refund: 'Credit note',
};

/** One movement of money, as its receipt shows it. Only its numbers are written later, once. */
export const receiptSchema = transactionSchema
  .pick(['transactionId', 'paymentMethod', 'currency', 'vatPercent', 'lines', 'seller'])
  .shape({
    /**
     * Id of the transaction; of its n-th refund followed by `-r{n}`, and if that was reopened by `-x{n}`; of the credit
     * note that reverses its n-th sale by `-c{n}`, and of the sale after that by `-s{n}`.
     */
    _id: string().required(),
    kind: string().oneOf(receiptKinds).required(),
    /** Only for one that refers to another receipt than that with the id of the transaction: its id. */
    originalId: string().optional(),
    /**
     * Only for one that reverses what is left of another receipt, because it was noted by mistake or an edit sold another
     * service: no money moved.
     */
    isCorrection: boolean().optional(),
    /** In major units, positive for both kinds. */
    amount: sum().required(),
    /** The parts of the amount. */
    net: sum().required(),
    vat: sum().required(),
    registrationPlate: storedPlate().required(),
    /** The customer with the name at the time of purchase; `uid` is null without an account. */
    customer: object({ uid: string().nullable().defined(), name: string().required() }).required(),
    /** Day of the sold visit. */
    visitDate: day().required(),
    paidAt: instant().required(),
    /** Time of the movement. */
    movedAt: instant().required(),
    /** Business day of the movement. */
    date: day().required(),
    /** `2026-000123`: year of `date` and number in that year; null until it is numbered. */
    number: string().nullable().defined(),
    /** Number among the receipts of all years, from 1; null until it is numbered. */
    runningNumber: number().integer().min(1).nullable().defined(),
    createdAt: instant().required(),
  });

export type Receipt = InferType<typeof receiptSchema>;

/** Id of the document with the last number. */
export const receiptCounterId = 'counter';

/** The last numbers that were given. One document. */
export const receiptCounterSchema = object({
  _id: string().required(),
  runningNumber: number().integer().min(0).required(),
  /** The last number of each year: `{ '2026': 123 }`. */
  lastOfYears: mixed<Record<string, number>>().required(),
  createdAt: instant().required(),
});

export type ReceiptCounter = InferType<typeof receiptCounterSchema>;
