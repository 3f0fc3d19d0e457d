import { fromMinorUnits, toDecimalString } from '@carwash/domain/money/money';
import { refundedMinor } from '@carwash/domain/payments/received-money';
import { type Transaction, transactionSchema } from '@carwash/domain/payments/transaction';
import type { PriceLine } from '@carwash/domain/services/price-lines';
import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import type { InferType } from 'yup';

/** The fields of a transaction that the export contains. */
export const transactionRowSchema = transactionSchema.omit([
  'transactionId',
  'bookingId',
  'slot',
  'vehicle',
  'address',
  'note',
  'claimId',
  'paymentUrl',
  'expiresAt',
  'holdMinutes',
  'cancellationHours',
  'seller',
  'vatPercent',
  'nextCheckAt',
  'unanswered',
  'failureReason',
  'refundReason',
  'refundedAt',
  'corrections',
  'providerReference',
  'version',
  'searchTerms',
]);

export type TransactionRow = Pick<Transaction, keyof InferType<typeof transactionRowSchema>>;
type Field = keyof TransactionRow;

/** The columns that a field fills, by name. */
type Columns<Value> = Record<string, (value: Value, timeZone: string) => string>;

/** Describes one line of a sale. */
const lineText = ({ name, price }: PriceLine): string => `${name} ${toDecimalString(price)}`;

/** Columns of each field. Dates and times are in the business time zone. */
const columns: { [Name in Field]: Columns<TransactionRow[Name]> } = {
  _id: { transactionId: (id) => id },
  createdAt: { date: businessDay, time: businessClockTime },
  customer: {
    customer: ({ name }) => name,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
  },
  service: { service: ({ name }) => name },
  lines: { lines: (lines) => lines.map(lineText).join('; ') },
  amount: { amount: (amount) => toDecimalString(amount) },
  currency: { currency: (currency) => currency },
  received: {
    receivedAmount: (received) => received?.amount ?? '',
    receivedCurrency: (received) => received?.currency ?? '',
  },
  status: { status: (status) => status },
  paymentMethod: { paymentMethod: (method) => method },
  paidAt: {
    paidAt: (paidAt, timeZone) =>
      paidAt ? `${businessDay(paidAt, timeZone)} ${businessClockTime(paidAt, timeZone)}` : '',
  },
  refundReference: { refundReference: (reference) => reference ?? '' },
  refunds: {
    refundedAmount: (refunds) =>
      refunds ? toDecimalString(fromMinorUnits(refundedMinor({ refunds }))) : '',
  },
  writtenOff: { writeOffReason: (writtenOff) => writtenOff?.reason ?? '' },
};

const fields = Object.keys(columns) as Field[];

/** The column names. */
export const transactionColumns: readonly string[] = fields.flatMap((field) =>
  Object.keys(columns[field]),
);

const cellsOf = <Name extends Field>(field: Name, row: TransactionRow, timeZone: string) =>
  Object.values(columns[field]).map((cell) => cell(row[field], timeZone));

/** Returns the cells of a transaction's row. */
export const transactionCells = (row: TransactionRow, timeZone: string): string[] =>
  fields.flatMap((field) => cellsOf(field, row, timeZone));
