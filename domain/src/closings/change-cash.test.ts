import { describe, expect, test } from 'vitest';
import {
  type AddCashMovement,
  addCashMovementSchema,
  type CashMovement,
  newCashMovement,
  sumOfMovements,
} from './cash-movement.ts';
import { addMovement, maxCashMovements, reverseMovement } from './change-cash.ts';

const noted = { _id: 'new', notedBy: { uid: 'a', name: 'Rahim' }, createdAt: new Date(0) };

const toBank: AddCashMovement = {
  direction: 'out',
  amount: 150.55,
  purpose: 'bank',
  cashReason: '',
};

const entry = (_id: string, change: Partial<CashMovement> = {}): CashMovement => ({
  ...newCashMovement(toBank, { ...noted, _id }),
  ...change,
});

const full = Array.from({ length: maxCashMovements }, (_, index) => entry(`entry-${index}`));

test('an entry is noted in minor units, with who noted it', () => {
  expect(addMovement({ cashMovements: [] }, toBank, noted)).toEqual({
    ...noted,
    direction: 'out',
    amountMinor: 15_055,
    purpose: 'bank',
    cashReason: '',
    reverses: null,
  });
  expect(addMovement({ cashMovements: full }, toBank, noted)).toMatchObject({ code: 'conflict' });
});

describe('an entry is taken back', () => {
  const back = entry('back', { direction: 'in', reverses: 'first' });
  test.for<[string, CashMovement[], string, object]>([
    [
      'by one of the opposite direction',
      [entry('first')],
      'first',
      { direction: 'in', amountMinor: 15_055, purpose: 'bank', reverses: 'first' },
    ],
    [
      'of what was put in, too',
      [entry('first', { direction: 'in' })],
      'first',
      { direction: 'out', reverses: 'first' },
    ],
    ['unless it is of another period', [], 'first', { code: 'not_found' }],
    ['once', [entry('first'), back], 'first', { code: 'conflict' }],
    ['but no entry that takes one back', [entry('first'), back], 'back', { code: 'conflict' }],
    ['while there is room for one', full, 'entry-3', { code: 'conflict' }],
  ])('%s', ([, cashMovements, id, expected]) => {
    const reversal = reverseMovement({ cashMovements }, id, 'It was another sum.', noted);
    expect(reversal).toMatchObject(expected);
  });

  test('so that both add nothing to the cash', () => {
    expect(sumOfMovements([entry('first'), back])).toBe(0);
    expect(sumOfMovements([entry('first'), entry('other', { direction: 'in' })])).toBe(0);
    expect(sumOfMovements([entry('first')])).toBe(-15_055);
  });
});

test.for([
  ['bank', '', true],
  ['change', '', true],
  ['petty_cash', '', false],
  ['other', ' ', false],
  ['petty_cash', 'Paper towels', true],
] as const)('for %s, with the reason "%s"', ([purpose, cashReason, isValid]) => {
  expect(addCashMovementSchema.isValidSync({ ...toBank, purpose, cashReason })).toBe(isValid);
});
