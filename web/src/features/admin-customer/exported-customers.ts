import type { FoundCustomer } from '@carwash/domain/customers/endpoints';
import type { ExportedColumns } from '@carwash/domain/exported-columns';
import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import type { Table } from '~/lib/spreadsheet/table';

const columns = {
  Name: 'text',
  Phone: 'text',
  Email: 'text',
  Account: 'text',
  Plates: 'text',
  'Latest visit': 'moment',
  'Latest service': 'text',
} as const satisfies ExportedColumns;

const momentOf = (at: Date): string =>
  `${businessDay(at, businessTimeZone)} ${businessClockTime(at, businessTimeZone)}`;

function rowOf({ name, phone, email, uid, cars }: FoundCustomer): string[] {
  const visit = cars[0]?.lastVisit;
  return [
    name,
    phone,
    email,
    uid === null ? 'no' : 'yes',
    cars.map(({ registrationPlate }) => registrationPlate).join(', '),
    visit ? momentOf(visit.startsAt) : '',
    visit?.serviceName ?? '',
  ];
}

/** Returns customers as a table for a spreadsheet. */
export const tableOfCustomers = (customers: readonly FoundCustomer[]): Table => ({
  columns,
  rows: customers.map(rowOf),
});
