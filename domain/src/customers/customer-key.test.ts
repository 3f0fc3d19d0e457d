import { expect, test } from 'vitest';
import {
  canBeBlocked,
  isAccountDeleted,
  keyOfPhone,
  keyOfPlate,
  readCustomerKey,
} from './customer-key.ts';

test.each([
  ['u-Abc_1-2', { kind: 'account', uid: 'Abc_1-2' }],
  [keyOfPhone('+880 1711-000002'), { kind: 'phone', digits: '8801711000002' }],
  [keyOfPlate('ঢাকা মেট্রো-গ ১২-৩৪'), { kind: 'plate', plate: 'ঢাকা-মেট্রো-গ1234' }],
])('the key %s can be read', (key, mark) => {
  expect(readCustomerKey(key)).toEqual(mark);
});

test.each(['', 'u-', 'u-a/b', 'p-+880', 'p-1', 'c-ga 11', 'c--ga', 'c-ga-', 'c-../x', 'x-1'])(
  'the text %j is no key',
  (key) => {
    expect(readCustomerKey(key)).toBeNull();
  },
);

test('a plate alone cannot be kept from booking online', () => {
  expect(['u-abc', 'p-8801711', 'c-ga11'].map(canBeBlocked)).toEqual([true, true, false]);
});

test.each([
  ['u-abc', null, true],
  ['u-abc', 'abc', false],
  ['p-01711000000', null, false],
])('the account of %s with uid %s was deleted: %s', (customerKey, uid, expected) => {
  expect(isAccountDeleted({ customerKey, uid })).toBe(expected);
});
