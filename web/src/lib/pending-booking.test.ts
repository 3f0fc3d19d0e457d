import { expect, test } from 'vitest';
import { parsePendingBooking } from './pending-booking.ts';

const pending = {
  transactionId: 'T-1746400000000-abcdefg-foamwash',
  customer: 'abcdefghijkl',
  serviceId: 'foamwash',
  slotId: 'foamwash_2025-05-05_1000',
  amount: '25.00',
  vehicleType: 'car',
  vehicleBrand: 'Toyota',
  vehicleModel: 'Axio',
  manufacturingYear: 2018,
  registrationPlate: 'DHA 12-3456',
};

test('what was stored is read back', () => {
  expect(parsePendingBooking(JSON.stringify(pending))).toEqual(pending);
});

test.each([
  ['nothing', null],
  ['broken JSON', '{"transactionId":'],
  ['another shape', '{"transactionId":"T-1"}'],
  ['a text', '"T-1"'],
  ['null', 'null'],
  ['a year as text', JSON.stringify({ ...pending, manufacturingYear: '2018' })],
])('%s counts as none', (_, stored) => {
  expect(parsePendingBooking(stored)).toBeNull();
});
