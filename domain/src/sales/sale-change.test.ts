import { expect, test } from 'vitest';
import { collect } from './collect.ts';
import { markRefunded } from './mark-refunded.ts';
import { movesMoney } from './sale-change.ts';
import { act, changeOf, saleWith } from './sale-of-tests.ts';
import { writeOff } from './write-off.ts';

const due = saleWith({ status: 'refund_due', paymentMethod: 'cash' });

test.each([
  [
    'what comes',
    collect(saleWith(), { paymentId: 'T-1', method: 'cash', takenMinor: null }, act),
    true,
  ],
  ['what goes back', markRefunded(due, { paymentId: 'T-1', reference: null }, act), true],
  [
    'what never came',
    writeOff(saleWith({}, { status: 'no_show' }), { paymentId: 'T-1', reason: 'Gone' }, act),
    false,
  ],
])('there are receipts of %s: %j', (_case, decision, expected) => {
  expect(movesMoney(changeOf(decision))).toBe(expected);
});
