import { expect, test } from 'vitest';
import { movedFromAfter } from './moved-from.ts';

const slotAt = (startTime: string) => ({
  _id: startTime,
  date: '2026-11-27',
  startTime,
  endTime: '18:00',
  startsAt: new Date(`2026-11-27T${startTime}:00Z`),
  endsAt: new Date('2026-11-27T18:00:00Z'),
});
const [ten, eleven, noon] = ['10:00', '11:00', '12:00'].map(slotAt) as [
  ReturnType<typeof slotAt>,
  ReturnType<typeof slotAt>,
  ReturnType<typeof slotAt>,
];

const desk = { role: 'admin' } as const;
const customer = { role: 'user' } as const;

test.each([
  ['the first move of the desk', { slot: ten }, eleven, desk, ten],
  ['a second one', { slot: eleven, movedFrom: ten }, noon, desk, ten],
  ['a move back', { slot: eleven, movedFrom: ten }, ten, desk, null],
  ['a move by the customer', { slot: eleven, movedFrom: ten }, noon, customer, null],
  ['a move after one by the customer', { slot: noon, movedFrom: null }, ten, desk, noon],
])('%s', (_, before, to, by, from) => {
  expect(movedFromAfter(before, to, by)).toEqual(from);
});
