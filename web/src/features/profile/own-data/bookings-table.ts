import { bookingStatusLabels } from '@carwash/domain/bookings/booking';
import type { ColumnType } from '@carwash/domain/exported-columns';
import { toDecimalString } from '@carwash/domain/money/money';
import type { OwnData } from '@carwash/domain/own-data/own-data';
import { paymentMethodLabels, transactionStatusLabels } from '@carwash/domain/payments/transaction';
import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import { formatVehicle } from '@carwash/domain/vehicles/format-vehicle';
import type { Table } from '~/lib/spreadsheet/table';

interface Row {
  booking: OwnData['bookings'][number];
  /** Absent where the payment was left out of the copy. */
  payment: OwnData['payments'][number] | undefined;
  timeZone: string;
}

const moment = (at: Date | null | undefined, timeZone: string): string =>
  at ? `${businessDay(at, timeZone)} ${businessClockTime(at, timeZone)}` : '';

/** The columns by name. Dates and times are in the business time zone. */
const cells: Record<string, (row: Row) => string> = {
  Booking: ({ booking }) => booking.code,
  Status: ({ booking }) => bookingStatusLabels[booking.status],
  Service: ({ booking }) => booking.service.name,
  Date: ({ booking }) => booking.slot.date,
  Time: ({ booking }) => booking.slot.startTime,
  Vehicle: ({ booking }) => formatVehicle(booking.vehicle),
  Plate: ({ booking }) => booking.vehicle.registrationPlate,
  Extras: ({ booking }) =>
    booking.lines
      .slice(1)
      .map(({ name, price }) => `${name} ${toDecimalString(price)}`)
      .join('; '),
  Address: ({ booking }) => booking.address,
  Note: ({ booking }) => booking.note,
  Amount: ({ booking }) => toDecimalString(booking.amount),
  Currency: ({ payment }) => payment?.currency ?? '',
  'Payment ID': ({ booking }) => booking._id,
  Payment: ({ payment }) => (payment ? transactionStatusLabels[payment.status] : ''),
  'Paid by': ({ payment }) => (payment ? paymentMethodLabels[payment.paymentMethod] : ''),
  'Paid on': ({ payment, timeZone }) => moment(payment?.paidAt, timeZone),
  'Refunded on': ({ payment, timeZone }) => moment(payment?.refundedAt, timeZone),
  'Refund reference': ({ payment }) => payment?.refundReference ?? '',
  'Booked on': ({ booking, timeZone }) => moment(booking.createdAt, timeZone),
};

/** Columns that hold something else than text. */
const types: Readonly<Record<string, ColumnType>> = {
  Date: 'date',
  Time: 'time',
  Amount: 'amount',
  'Paid on': 'moment',
  'Refunded on': 'moment',
  'Booked on': 'moment',
};

const columns = Object.fromEntries(
  Object.keys(cells).map((name) => [name, types[name] ?? ('text' as const)]),
);

/** Returns a customer's bookings with their payments as a table, one row per booking. */
export function bookingsTable({ bookings, payments }: OwnData, timeZone: string): Table {
  const paymentOf = new Map(payments.map((payment) => [payment._id, payment]));
  const rows = bookings.map((booking) => {
    const row = { booking, payment: paymentOf.get(booking._id), timeZone };
    return Object.values(cells).map((cell) => cell(row));
  });
  return { columns, rows };
}
