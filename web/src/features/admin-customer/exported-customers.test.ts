import type { FoundCustomer } from '@carwash/domain/customers/endpoints';
import { expect, test } from 'vitest';
import { tableOfCustomers } from './exported-customers';

const car = (registrationPlate: string, lastVisit: object | null) => ({
  registrationPlate,
  lastVisit,
});

test('customers are rows, with the visit of the car that was here last', () => {
  const visit = { serviceName: 'Foam Wash', startsAt: new Date('2031-03-03T10:00Z') };
  const nadia = {
    name: 'Nadia',
    phone: '+8801711000002',
    email: 'nadia@carwash.test',
    uid: 'nadia',
    cars: [car('KA 1', visit), car('KA 2', null)],
  };
  const walkIn = { name: '', phone: '', email: '', uid: null, cars: [] };
  const { columns, rows } = tableOfCustomers([nadia, walkIn] as unknown as FoundCustomer[]);
  expect(rows).toEqual([
    [
      'Nadia',
      '+8801711000002',
      'nadia@carwash.test',
      'yes',
      'KA 1, KA 2',
      '2031-03-03 16:00',
      'Foam Wash',
    ],
    ['', '', '', 'no', '', '', ''],
  ]);
  expect(Object.keys(columns)).toHaveLength(7);
});
