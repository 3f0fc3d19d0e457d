import type { OwnData } from '@carwash/domain/own-data/own-data';
import { expect, test } from 'vitest';
import { bookingsTable } from './bookings-table';

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

const tableOf = (data: object) => bookingsTable(data as OwnData, 'Asia/Dhaka');

test('one row per booking with its payment, by the clock of the business', () => {
  const { columns, rows } = tableOf({ bookings: [booking], payments: [payment] });
  const names = Object.keys(columns);
  expect(rows.map((row) => Object.fromEntries(row.map((cell, at) => [names[at], cell])))).toEqual([
    {
      Booking: 'K7P-4Q2',
      Status: 'Cancelled',
      Service: 'Foam "Deluxe", large',
      Date: '2030-01-16',
      Time: '09:00',
      Vehicle: 'Car, Toyota Axio 2018',
      Plate: 'DHA-1',
      Extras: 'Wax 9.90',
      Address: '',
      Note: '=HYPERLINK("http://x")',
      Amount: '49.90',
      Currency: 'BDT',
      'Payment ID': 'T-1',
      Payment: 'Refunded',
      'Paid by': 'Card',
      'Paid on': '2030-01-16 02:30',
      'Refunded on': '',
      'Refund reference': 'R-9',
      'Booked on': '2030-01-16 02:30',
    },
  ]);
  expect(columns).toMatchObject({ Plate: 'text', Amount: 'amount', 'Paid on': 'moment' });
});

test('a booking whose payment is missing has empty cells', () => {
  const [row] = tableOf({ bookings: [booking], payments: [] }).rows;
  expect(row?.slice(10)).toEqual(['49.90', '', 'T-1', '', '', '', '', '', '2030-01-16 02:30']);
});
