import { sessionStorageKey } from '@carwash/domain/users/session';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeSessionMirror } from '~/lib/session/session-mirror';
import {
  clearPendingBooking,
  expectedCustomer,
  readPendingBooking,
  writePendingBooking,
} from './pending-booking';

const pending = {
  transactionId: 'T-1-abcdefg-foamwash',
  customer: 'abcdefghijkl',
  serviceId: 'foamwash',
  slotId: 'foamwash_2025-05-05_1000',
  amount: '25.00',
  vehicleType: 'car' as const,
  vehicleBrand: 'Toyota',
  vehicleModel: 'Axio',
  manufacturingYear: 2018,
  registrationPlate: 'DHA 12-3456',
  address: '',
  note: '',
};
const later = { ...pending, transactionId: 'T-2-abcdefg-foamwash' };
const another = { ...pending, transactionId: 'T-3-mnopqrs-foamwash', customer: 'mnopqrstuvwx' };

let stored: Map<string, string>;

const signIn = (_id: string) =>
  writeSessionMirror({
    user: { _id, name: 'Rima', email: 'rima@carwash.test', role: 'user' },
    token: 'token',
  });

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  signIn(pending.customer);
});
afterEach(() => vi.unstubAllGlobals());

test('a stored booking is read back only by its own customer', () => {
  writePendingBooking(pending);
  expect(readPendingBooking(pending.customer)).toEqual(pending);
  expect(readPendingBooking(another.customer)).toBeNull();
  expect(expectedCustomer(pending.transactionId)).toBe(pending.customer);
  expect(expectedCustomer(later.transactionId)).toBeNull();
});

test('nothing is stored for a customer who has signed out meanwhile', () => {
  signIn(another.customer);
  const before = [...stored];
  writePendingBooking(pending);
  expect([...stored]).toEqual(before);
});

test.each([
  ['broken JSON', '{"transactionId":'],
  ['another shape', '{"transactionId":"T-1"}'],
  ['a text', '"T-1"'],
  ['null', 'null'],
  ['a year as text', JSON.stringify({ ...pending, manufacturingYear: '2018' })],
])('%s counts as no stored booking', (_, text) => {
  stored.set('pendingBooking', text);
  expect(readPendingBooking(pending.customer)).toBeNull();
});

test.each(['true', '{', 'null', '[7]', '["T-1"]'])('%s counts as no expected return', (text) => {
  stored.set('expectingRedirect', text);
  expect(expectedCustomer(pending.transactionId)).toBeNull();
  writePendingBooking(pending);
  expect(expectedCustomer(pending.transactionId)).toBe(pending.customer);
});

describe('two payments in one browser', () => {
  beforeEach(() => {
    writePendingBooking(pending);
    writePendingBooking(later);
  });

  test('are both expected back', () => {
    expect(readPendingBooking(pending.customer)).toEqual(later);
    expect(expectedCustomer(pending.transactionId)).toBe(pending.customer);
    expect(expectedCustomer(later.transactionId)).toBe(later.customer);
  });

  test('end independently of each other', () => {
    clearPendingBooking(pending);
    expect(readPendingBooking(pending.customer)).toEqual(later);
    expect(expectedCustomer(pending.transactionId)).toBeNull();
    expect(expectedCustomer(later.transactionId)).toBe(later.customer);
  });

  test('leave nothing stored after both have ended', () => {
    clearPendingBooking(later);
    clearPendingBooking(pending);
    expect([...stored.keys()]).toEqual([sessionStorageKey]);
  });
});

test("clearing a payment does not clear another customer's payment", () => {
  writePendingBooking(pending);
  clearPendingBooking({ ...pending, customer: another.customer });
  expect(readPendingBooking(pending.customer)).toEqual(pending);
  expect(expectedCustomer(pending.transactionId)).toBe(pending.customer);
});

test('only the latest of many abandoned payments stay stored', () => {
  for (let count = 0; count < 30; count += 1) {
    writePendingBooking({ ...pending, transactionId: `T-${count}-abcdefg-foamwash` });
  }
  expect(JSON.parse(stored.get('expectingRedirect') ?? '[]')).toHaveLength(10);
  expect(expectedCustomer('T-29-abcdefg-foamwash')).toBe(pending.customer);
});

test('nothing is stored and nothing throws if there is no storage', () => {
  vi.stubGlobal('localStorage', undefined);
  writePendingBooking(pending);
  clearPendingBooking(pending);
  expect(readPendingBooking(pending.customer)).toBeNull();
  expect(expectedCustomer(pending.transactionId)).toBeNull();
});
