import { type InferType, object } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { firstDay } from '../schema/fields.ts';
import { daysInRange } from '../time/calendar-days.ts';
import { endDay } from '../time/end-day.ts';

/** Most days in one export of receipts. */
const maxExportedDays = 366;

const receiptFilterSchema = object({
  startDate: firstDay().required(),
  endDate: endDay().test(
    'range',
    `At most ${maxExportedDays} days.`,
    (endDate, { parent }) => !(daysInRange(String(parent.startDate), endDate) > maxExportedDays),
  ),
});

export type ReceiptFilter = InferType<typeof receiptFilterSchema>;

export const receiptEndpoints = {
  exportReceipts: defineEndpoint({
    method: 'GET',
    path: '/receipts/export',
    summary:
      'The movements of money as CSV for the accountant, the oldest first: one row for each receipt and credit note, refunds negative. Days are those of the business on which money came or went back, both included, at most a year.',
    auth: 'seeMoney',
    response: 'csv',
    query: receiptFilterSchema,
  }),
} as const;
