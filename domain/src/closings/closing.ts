import { array, type InferType, number, object, string } from 'yup';
import { transactionSchema } from '../payments/transaction.ts';
import { day, instant, text } from '../schema/fields.ts';
import { cashMovementSchema, maxTillReason, personSchema } from './cash-movement.ts';

const minor = () => number().integer().required();
const count = () => number().integer().min(0).required();

const minorNote = { note: 'In minor currency units.' };

const openingFloatMinor = () =>
  minor().min(0).meta({
    note: 'Cash in the till at the beginning of the period, in minor currency units.',
  });

/** Returns the field of the cash that should be in the till, in minor units; negative if more cash went out. */
export const expectedCashMinor = () =>
  minor().meta({
    note: 'The opening float, what came in cash and was put in, minus what went back in cash and was taken out, in minor currency units.',
  });

const sumShape = {
  /** Money that came, with what was noted by mistake. */
  grossMinor: minor().min(0).meta(minorNote),
  /** Money that went back, and what was noted by mistake, positive. */
  refundsMinor: minor().min(0).meta(minorNote),
  /** Came minus went back. */
  netMinor: minor().meta(minorNote),
};

/** Sums of all receipts of a period. */
const closingFiguresSchema = object({
  ...sumShape,
  sales: count(),
  refundCount: count(),
  /** In the order in which the methods are known; only those that have receipts. */
  methods: array()
    .of(transactionSchema.pick(['paymentMethod']).shape(sumShape).required())
    .required(),
  /** Sums for each VAT rate, the lowest rate first; refunds are subtracted. */
  rates: array()
    .of(
      transactionSchema
        .pick(['vatPercent'])
        .shape({
          /** With the VAT. */
          netMinor: minor().meta(minorNote),
          vatMinor: minor().meta(minorNote),
        })
        .required(),
    )
    .required(),
  /** Business days of the first and the last movement; null without receipts. */
  firstDate: day().nullable().defined(),
  lastDate: day().nullable().defined(),
});

export type ClosingFigures = InferType<typeof closingFiguresSchema>;

const periodShape = {
  /** The receipts after this running number, up to `toReceipt`. */
  afterReceipt: number().integer().min(0).required().meta({
    note: 'Running number of the last receipt before the period; 0: none.',
  }),
  toReceipt: number().integer().min(0).required().meta({
    note: 'Running number of the last receipt of the period.',
  }),
  figures: closingFiguresSchema.required(),
};

/** The oldest entry first. */
const cashMovements = () => array().of(cashMovementSchema.required());

/** A closing of the till. Its figures never change. */
export const closingSchema = object({
  _id: string().required(),
  /** From 1, without a gap; as the id. */
  closingNumber: number().integer().min(1).required(),
  ...periodShape,
  openingFloatMinor: openingFloatMinor(),
  expectedCashMinor: expectedCashMinor(),
  countedCashMinor: minor().min(0).meta(minorNote),
  /** Closings from before there were entries have none. */
  cashMovements: cashMovements().optional(),
  /** Left out where the terminal was not counted, because it had taken nothing. */
  terminal: object({
    expectedMinor: minor().meta(minorNote),
    totalMinor: minor().meta(minorNote),
    /** Empty when they are equal. */
    terminalReason: text(maxTillReason).defined(),
  })
    .optional()
    .default(undefined)
    .meta({ note: 'What the card terminal should have taken, and the total on its slip.' }),
  /** Why the counted cash or the opening float differs; empty when neither does. */
  differenceReason: text(maxTillReason).defined(),
  closedBy: personSchema.required(),
  reopened: object({
    by: personSchema.required(),
    at: instant().required(),
    reopenReason: text(maxTillReason).required(),
  })
    .nullable()
    .defined()
    .default(null)
    .meta({ note: 'null while it stands.' }),
  /** Number of the closing after this one; null: none yet, or it was reopened. */
  nextClosing: number().integer().nullable().defined(),
  createdAt: instant().required(),
});

export type Closing = InferType<typeof closingSchema>;

/** Id of the document with the period that is open. */
export const openPeriodId = 'openPeriod';

/** Sums of money received and refunded since the last closing, up to the last numbered receipt. One document. */
export const storedPeriodSchema = object({
  _id: string().required(),
  ...periodShape,
  cashMovements: cashMovements().required(),
  createdAt: instant().required(),
});

export type StoredPeriod = InferType<typeof storedPeriodSchema>;

/** The period that the next closing would close, as it is now. */
export const openPeriodSchema = object({
  /** Number of the next closing. */
  closingNumber: number().integer().min(1).required(),
  ...periodShape,
  cashMovements: cashMovements().required(),
  openingFloatMinor: openingFloatMinor(),
  /** When the last closing that stands was made; null without one. */
  lastClosedAt: instant().nullable().defined(),
});

export type OpenPeriod = InferType<typeof openPeriodSchema>;
