import type { BadBody } from './bad-body.ts';

/** Bodies with one fault each: the till. */
export const badTillBodies: BadBody[] = [
  {
    endpoint: 'closeDay',
    as: 'admin',
    // A closing that is far ahead, which only the whole body tells.
    body: () => ({ closingNumber: 999, expectedCashMinor: 0, openingFloat: 0, countedCash: 0 }),
  },
  {
    endpoint: 'addCashMovement',
    as: 'admin',
    faults: [
      ['amount', { direction: 'out', amount: 0, purpose: 'bank' }],
      ['cashReason', { direction: 'out', amount: 5, purpose: 'petty_cash', cashReason: ' ' }],
    ],
  },
  {
    endpoint: 'reverseCashMovement',
    as: 'admin',
    params: () => ({ id: 'nothing' }),
  },
  {
    endpoint: 'reopenClosing',
    as: 'admin',
    params: () => ({ id: '999' }),
  },
];
