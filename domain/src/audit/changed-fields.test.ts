import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test.each([
  ['nothing', { role: 'user' }, { role: 'user' }, {}, {}],
  ['one of two fields', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }, { b: 3 }],
  ['a field that is new', { a: 1 }, { a: 1, b: null }, {}, { b: null }],
  ['a field that is gone', { a: 1, b: 2 }, { a: 1 }, { b: 2 }, {}],
  ['a field without a value', { a: 1, b: undefined }, { a: 1 }, {}, {}],
  ['a list', { a: ['x'] }, { a: ['x', 'y'] }, { a: ['x'] }, { a: ['x', 'y'] }],
  ['no list, as it is equal', { a: ['x'] }, { a: ['x'] }, {}, {}],
  ['what is nested', { a: { b: 1 } }, { a: { b: 2 } }, { a: { b: 1 } }, { a: { b: 2 } }],
  [
    'a date',
    { at: new Date(0), to: new Date(5) },
    { at: new Date(60_000), to: new Date(5) },
    { at: '1970-01-01T00:00:00.000Z' },
    { at: '1970-01-01T00:01:00.000Z' },
  ],
  [
    'a plate, which is not kept,',
    { registrationPlate: 'DHAKA 1', amount: 5 },
    { registrationPlate: 'DHAKA 2', amount: 5 },
    { registrationPlate: 'not kept' },
    { registrationPlate: 'changed' },
  ],
  [
    'a customer, who is not kept,',
    { customerName: '', customerPhone: '+8801711000002', customerEmail: 'a@carwash.test' },
    { customerName: 'Rahim', customerPhone: '+8801711000009', customerEmail: '' },
    { customerName: 'not kept', customerPhone: 'not kept', customerEmail: 'not kept' },
    { customerName: 'changed', customerPhone: 'changed', customerEmail: 'changed' },
  ],
] as const)('%s changed', (_what, before, after, was, is) => {
  expect(changedFields(before, after)).toEqual({ before: was, after: is });
});

test('a new or deleted document is kept whole', () => {
  const fields = { name: 'Foam Wash', since: new Date(0) };
  const kept = { name: 'Foam Wash', since: '1970-01-01T00:00:00.000Z' };
  expect(changedFields(null, fields)).toEqual({ before: null, after: kept });
  expect(changedFields(fields, null)).toEqual({ before: kept, after: null });
});
