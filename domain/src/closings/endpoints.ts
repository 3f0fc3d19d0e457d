import { type InferType, number, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { cursorMeta, cursorQuery, listOf } from '../endpoint/paging.ts';
import { maxTillAmount, money, text } from '../schema/fields.ts';
import { closingSchema, expectedCashMinor, maxClosingReason, openPeriodSchema } from './closing.ts';

export const closeDaySchema = object({
  closingNumber: number().integer().min(1).required(),
  expectedCashMinor: expectedCashMinor(),
  openingFloat: money(maxTillAmount)
    .label('Opening float')
    .typeError('Opening float must be a number.')
    .required('Opening float is required.'),
  countedCash: money(maxTillAmount)
    .label('Counted cash')
    .typeError('Counted cash must be a number.')
    .required('Counted cash is required.'),
  differenceReason: text(maxClosingReason).label('Reason').default(''),
});

export type CloseDay = InferType<typeof closeDaySchema>;

export const reopenClosingSchema = object({
  reopenReason: text(maxClosingReason).label('Reason').required('Reason is required.'),
});

export const closingEndpoints = {
  getOpenPeriod: defineEndpoint({
    method: 'GET',
    path: '/closings/current',
    summary: 'What has come and gone since the till was closed last.',
    auth: 'seeMoney',
    data: openPeriodSchema,
  }),
  listClosings: defineEndpoint({
    method: 'GET',
    path: '/closings',
    summary: 'All closings of the till, the newest first.',
    auth: 'seeMoney',
    query: object(cursorQuery),
    data: listOf(closingSchema),
    meta: cursorMeta,
  }),
  closeDay: defineEndpoint({
    method: 'POST',
    path: '/closings',
    summary:
      'Closes the till over all receipts since the last closing. Refused when its number or the expected cash are others than the caller was shown. A difference needs a reason, and so does an opening float other than the cash counted last. Safe to repeat.',
    auth: 'seeMoney',
    body: closeDaySchema.meta({
      example: {
        closingNumber: 1,
        expectedCashMinor: 25_000,
        openingFloat: 200,
        countedCash: 249.5,
        differenceReason: 'A coin was miscounted.',
      },
    }),
    data: closingSchema,
    errors: ['conflict'],
  }),
  reopenClosing: defineEndpoint({
    method: 'POST',
    path: '/closings/:id/reopen',
    summary:
      'Reopens the last closing: the next one covers its receipts again. It stays in the list, with the reason.',
    auth: 'seeMoney',
    params: object({ id: string().max(64).required() }),
    body: reopenClosingSchema.meta({ example: { reopenReason: 'The coins were not counted.' } }),
    data: closingSchema,
    errors: ['not_found', 'conflict'],
  }),
} as const;
