import { expect, test } from 'vitest';
import { anyRefundPromise, refundPromise } from './refund-time.ts';

const week = { refundDays: 7, refundNote: '' };
const noted = { refundDays: 1, refundNote: 'Some banks take longer.' };

test.each([
  ['card', week, 'Back on the card you paid with, within 7 working days.'],
  ['card', noted, 'Back on the card you paid with, within 1 working day. Some banks take longer.'],
  ['cash', week, 'You paid in cash: please ask for it at our desk.'],
  ['free', noted, 'Nothing was paid.'],
] as const)('%s %j', (method, settings, text) => {
  expect(refundPromise(method, settings)).toBe(text);
});

test('where the way of paying is unknown', () => {
  expect(anyRefundPromise(noted)).toBe(
    'Back the way you paid, within 1 working day. Some banks take longer.',
  );
});
