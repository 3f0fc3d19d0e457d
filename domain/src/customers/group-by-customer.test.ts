import { expect, test } from 'vitest';
import { groupByCustomer } from './group-by-customer.ts';

const visit = (name: string, registrationPlate: string, phone = '', uid: string | null = null) => ({
  customer: { uid, name, phone, email: '' },
  vehicle: {
    registrationPlate,
    vehicleType: 'car' as const,
    vehicleTypeName: 'Car',
    vehicleBrand: '',
    vehicleModel: '',
    manufacturingYear: null,
  },
});

const grouped = (...visits: ReturnType<typeof visit>[]) =>
  groupByCustomer(visits).map(({ key, keys, bookings }) => ({
    key,
    keys,
    names: bookings.map(({ customer }) => customer.name),
  }));

test('walk-ins with one plate, however it is written, are one customer', () => {
  expect(grouped(visit('Now', 'GA 11-22'), visit('Before', 'ga-১১২২'))).toEqual([
    { key: 'c-ga1122', keys: ['c-ga1122'], names: ['Now', 'Before'] },
  ]);
});

test('walk-ins with one phone number are one customer with two cars', () => {
  expect(grouped(visit('A', 'GA 1', '+8801711'), visit('A', 'KHA 2', '+8801711'))).toEqual([
    { key: 'p-8801711', keys: ['p-8801711', 'c-ga1', 'c-kha2'], names: ['A', 'A'] },
  ]);
});

test('visits are joined through a third one, and the newest number names the customer', () => {
  const visits = [
    visit('first', 'GA 1', '+8801'),
    visit('second', 'KHA 2', '+8802'),
    visit('third', 'GA 1', '+8802'),
  ];
  expect(grouped(...visits)).toEqual([
    {
      key: 'p-8801',
      keys: ['p-8801', 'p-8802', 'c-ga1', 'c-kha2'],
      names: ['first', 'second', 'third'],
    },
  ]);
});

test('an account is a customer of its own, whatever car or number it shares', () => {
  expect(
    grouped(
      visit('Member', 'GA 1', '+8801', 'abc'),
      visit('Walk-in', 'GA 1', '+8801'),
      visit('Member', 'KHA 2', '', 'abc'),
    ),
  ).toEqual([
    { key: 'u-abc', keys: ['u-abc'], names: ['Member', 'Member'] },
    { key: 'p-8801', keys: ['p-8801', 'c-ga1'], names: ['Walk-in'] },
  ]);
});

test('customers come in the order of their newest visit', () => {
  const visits = [visit('a', 'GA 1'), visit('b', 'KHA 2'), visit('a', 'GA 1')];
  expect(grouped(...visits).map(({ key }) => key)).toEqual(['c-ga1', 'c-kha2']);
});
