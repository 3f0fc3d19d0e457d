import { type BadBody, long } from './bad-body.ts';

/** Bodies with one fault each: the till. */
export const badTillBodies: BadBody[] = [
  {
    endpoint: 'closeDay',
    as: 'admin',
    // A closing that is far ahead, which only the whole body tells.
    body: () => ({ closingNumber: 999, expectedCashMinor: 0, openingFloat: 0, countedCash: 0 }),
    faults: [
      ['closingNumber', { closingNumber: 0 }],
      ['expectedCashMinor', { expectedCashMinor: 0.5 }],
      ['openingFloat', { openingFloat: -1 }],
      ['countedCash', { countedCash: 0.001 }],
      ['countedCash', { countedCash: 1_000_000_001 }],
      ['differenceReason', { differenceReason: long(301) }],
    ],
  },
  {
    endpoint: 'reopenClosing',
    as: 'admin',
    params: () => ({ id: '999' }),
    body: () => ({ reopenReason: 'Counted wrongly.' }),
    faults: [['reopenReason', { reopenReason: '' }]],
  },
];
