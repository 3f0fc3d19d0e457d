import { type InferType, number, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { cursorMeta, cursorQuery, listOf } from '../endpoint/paging.ts';
import { maxTillAmount, money, signedMoney, text } from '../schema/fields.ts';
import {
  addCashMovementSchema,
  maxTillReason,
  reverseCashMovementSchema,
} from './cash-movement.ts';
import { closingSchema, expectedCashMinor, openPeriodSchema } from './closing.ts';

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
  differenceReason: text(maxTillReason).label('Reason').default(''),
  expectedTerminalMinor: number().integer().default(0).meta({
    note: 'What was taken by the card terminal minus what went back, in minor currency units.',
  }),
  terminalTotal: signedMoney(maxTillAmount)
    .label('Total of the terminal')
    .typeError('The total of the terminal must be a number.')
    .nullable()
    .default(null)
    .meta({
      note: 'The total on the slip of the card terminal, negative if more went back; null: not counted, where it has taken nothing.',
    }),
  terminalReason: text(maxTillReason).label('Reason').default(''),
});

export type CloseDay = InferType<typeof closeDaySchema>;

export const reopenClosingSchema = object({
  reopenReason: text(maxTillReason).label('Reason').required('Reason is required.'),
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
      'Closes the till over all receipts since the last closing. Refused when its number or the expected cash are others than the caller was shown. A difference needs a reason, and so does an opening float other than the cash counted last. Where the card terminal has taken money its total is needed, too. Safe to repeat.',
    auth: 'seeMoney',
    body: closeDaySchema.meta({
      example: {
        closingNumber: 1,
        expectedCashMinor: 25_000,
        openingFloat: 200,
        countedCash: 249.5,
        differenceReason: 'A coin was miscounted.',
        expectedTerminalMinor: 18_000,
        terminalTotal: 180,
      },
    }),
    data: closingSchema,
    errors: ['conflict'],
  }),
  addCashMovement: defineEndpoint({
    method: 'POST',
    path: '/closings/current/cash-movements',
    summary:
      'Notes cash that was put into the till or taken out since the last closing, without a sale or a refund. Part of the expected cash. It stays: a wrong entry is taken back by another one. Answers with the open period. Safe to repeat with its Idempotency-Key.',
    auth: 'seeMoney',
    isRepeatable: true,
    body: addCashMovementSchema.meta({
      example: { direction: 'out', amount: 150, purpose: 'bank', cashReason: '' },
    }),
    data: openPeriodSchema,
    errors: ['conflict'],
  }),
  reverseCashMovement: defineEndpoint({
    method: 'POST',
    path: '/closings/current/cash-movements/:id/reverse',
    summary:
      'Takes back an entry of cash by one of the opposite direction, as long as no closing covers it. Answers with the open period. Safe to repeat with its Idempotency-Key.',
    auth: 'seeMoney',
    isRepeatable: true,
    params: object({ id: string().max(64).required() }),
    body: reverseCashMovementSchema.meta({ example: { cashReason: 'It was 50, not 500.' } }),
    data: openPeriodSchema,
    errors: ['not_found', 'conflict'],
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
