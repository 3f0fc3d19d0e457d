import { byteOrderMark } from '@carwash/domain/csv-line';
import type { OwnData } from '@carwash/domain/own-data/own-data';
import { expect, test } from 'vitest';
import { bookingsCsv } from './bookings-csv';

const at = new Date('2030-01-15T20:30:00Z');

const booking = {
  _id: 'T-1',
  code: 'K7P-4Q2',
  status: 'cancelled',
  service: { name: 'Foam "Deluxe", large' },
  slot: { date: '2030-01-16', startTime: '09:00' },
  vehicle: {
    vehicleType: 'car',
    vehicleTypeName: 'Car',
    vehicleBrand: 'Toyota',
    vehicleModel: 'Axio',
    manufacturingYear: 2018,
    registrationPlate: 'DHA-1',
  },
  lines: [
    { name: 'Foam', price: 40 },
    { name: 'Wax', price: 9.9 },
  ],
  address: '',
  note: '=HYPERLINK("http://x")',
  amount: 49.9,
  createdAt: at,
};

const payment = {
  _id: 'T-1',
  currency: 'BDT',
  status: 'refunded',
  paymentMethod: 'card',
  paidAt: at,
  refundedAt: null,
  refundReference: 'R-9',
};

const csvOf = (data: object) => bookingsCsv(data as OwnData, 'Asia/Dhaka').split('\r\n');

test('one row per booking with its payment, by the clock of the business, and no formulas', () => {
  const [head, row, end] = csvOf({ bookings: [booking], payments: [payment] });
  expect(head?.startsWith(`${byteOrderMark}Booking,Status,Service,Date,Time,`)).toBe(true);
  expect(row).toBe(
    `K7P-4Q2,Cancelled,"Foam ""Deluxe"", large",2030-01-16,09:00,"Car, Toyota Axio 2018",DHA-1,Wax 9.90,,"'=HYPERLINK(""http://x"")",49.90,BDT,T-1,Refunded,Card,2030-01-16 02:30,,R-9,2030-01-16 02:30`,
  );
  expect(end).toBe('');
});

test('a booking whose payment is missing has empty cells', () => {
  const [, row] = csvOf({ bookings: [booking], payments: [] });
  expect(row).toContain('49.90,,T-1,,,,,,2030');
});
