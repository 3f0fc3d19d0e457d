import type { ExportedColumns } from '../exported-columns.ts';

/** The columns of the accountant's file. Days are those of the business. */
export const receiptColumns = {
  kind: 'text',
  receiptNumber: 'text',
  originalReceipt: 'text',
  paymentDate: 'date',
  visitDate: 'date',
  refundDate: 'date',
  paymentMethod: 'text',
  plate: 'text',
  lines: 'text',
  net: 'amount',
  vatPercent: 'number',
  vat: 'amount',
  gross: 'amount',
  currency: 'text',
  runningNumber: 'number',
  closing: 'number',
} as const satisfies ExportedColumns;
