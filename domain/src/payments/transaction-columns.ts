import type { ExportedColumns } from '../exported-columns.ts';

/** The columns of an export of transactions. Days and times are those of the business. */
export const transactionColumns = {
  transactionId: 'text',
  date: 'date',
  time: 'time',
  customer: 'text',
  email: 'text',
  phone: 'text',
  service: 'text',
  lines: 'text',
  amount: 'amount',
  currency: 'text',
  receivedAmount: 'amount',
  receivedCurrency: 'text',
  status: 'text',
  paymentMethod: 'text',
  paidAt: 'moment',
  refundReference: 'text',
  refundedAmount: 'amount',
  writeOffReason: 'text',
} as const satisfies ExportedColumns;
