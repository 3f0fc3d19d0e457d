import { toDecimalString } from '@carwash/domain/money/money';
import { type Transaction, transactionSchema } from '@carwash/domain/payments/transaction';
import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import type { InferType } from 'yup';

/** The fields of a transaction that its row needs. */
export const transactionRowSchema = transactionSchema.pick([
  '_id',
  'customer',
  'service',
  'amount',
  'currency',
  'received',
  'status',
  'paymentMethod',
  'paidAt',
  'refundReference',
  'createdAt',
]);

export type TransactionRow = Pick<Transaction, keyof InferType<typeof transactionRowSchema>>;

type Column = (row: TransactionRow, timeZone: string) => string;

/** Dates and times are in the business time zone. */
const columns: Record<string, Column> = {
  transactionId: ({ _id }) => _id,
  date: ({ createdAt }, timeZone) => businessDay(createdAt, timeZone),
  time: ({ createdAt }, timeZone) => businessClockTime(createdAt, timeZone),
  customer: ({ customer }) => customer.name,
  email: ({ customer }) => customer.email,
  phone: ({ customer }) => customer.phone,
  service: ({ service }) => service.name,
  amount: ({ amount }) => toDecimalString(amount),
  currency: ({ currency }) => currency,
  receivedAmount: ({ received }) => received?.amount ?? '',
  receivedCurrency: ({ received }) => received?.currency ?? '',
  status: ({ status }) => status,
  paymentMethod: ({ paymentMethod }) => paymentMethod,
  paidAt: ({ paidAt }, timeZone) =>
    paidAt ? `${businessDay(paidAt, timeZone)} ${businessClockTime(paidAt, timeZone)}` : '',
  refundReference: ({ refundReference }) => refundReference ?? '',
};

/** The column names. */
export const transactionColumns: readonly string[] = Object.keys(columns);

/** The cells of a transaction's row. */
export const transactionCells = (row: TransactionRow, timeZone: string): string[] =>
  Object.values(columns).map((cell) => cell(row, timeZone));
