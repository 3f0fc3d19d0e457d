import { fromMinorUnits, toDecimalString } from '@carwash/domain/money/money';
import { refundedMinor } from '@carwash/domain/payments/received-money';
import { type Transaction, transactionSchema } from '@carwash/domain/payments/transaction';
import { transactionColumns } from '@carwash/domain/payments/transaction-columns';
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
  'earlierSales',
  'providerReference',
  'version',
  'searchTerms',
]);

export type TransactionRow = Pick<Transaction, keyof InferType<typeof transactionRowSchema>>;
type TransactionColumn = keyof typeof transactionColumns;

/** Describes one line of a sale. */
const lineText = ({ name, price }: PriceLine): string => `${name} ${toDecimalString(price)}`;

/** How the cells of each column are filled. */
const cells: Record<TransactionColumn, (row: TransactionRow, timeZone: string) => string> = {
  transactionId: ({ _id }) => _id,
  date: ({ createdAt }, timeZone) => businessDay(createdAt, timeZone),
  time: ({ createdAt }, timeZone) => businessClockTime(createdAt, timeZone),
  customer: ({ customer }) => customer.name,
  email: ({ customer }) => customer.email,
  phone: ({ customer }) => customer.phone,
  service: ({ service }) => service.name,
  lines: ({ lines }) => lines.map(lineText).join('; '),
  amount: ({ amount }) => toDecimalString(amount),
  currency: ({ currency }) => currency,
  receivedAmount: ({ received }) => received?.amount ?? '',
  receivedCurrency: ({ received }) => received?.currency ?? '',
  status: ({ status }) => status,
  paymentMethod: ({ paymentMethod }) => paymentMethod,
  paidAt: ({ paidAt }, timeZone) =>
    paidAt ? `${businessDay(paidAt, timeZone)} ${businessClockTime(paidAt, timeZone)}` : '',
  refundReference: ({ refundReference }) => refundReference ?? '',
  refundedAmount: ({ refunds }) =>
    refunds ? toDecimalString(fromMinorUnits(refundedMinor({ refunds }))) : '',
  writeOffReason: ({ writtenOff }) => writtenOff?.reason ?? '',
};

const columns = Object.keys(transactionColumns) as TransactionColumn[];

/** Returns the cells of a transaction's row. */
export const transactionCells = (row: TransactionRow, timeZone: string): string[] =>
  columns.map((column) => cells[column](row, timeZone));
