import type { Booking } from '@carwash/domain/bookings/booking';
import { type Transaction, transactionStatuses } from '@carwash/domain/payments/transaction';
import type { Service } from '@carwash/domain/services/service';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { seededRandom } from '@carwash/emulator-seed/seeded-random';
import { expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { doBusiness, type Operation, operationNames } from '../support/figures/random-business.ts';
import { newAdmin, newCustomers, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let services: Service[];
let done: Operation[];
let bookings: Booking[];
/** Payments for bookings and the business day on which they were paid. */
let paid: { day: string; transaction: Transaction }[];
let transactions: Transaction[];
let firstDay: string;
let lastDay: string;

const today = () => businessDay(harness.clock.now(), timeZone);

test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
  const customers = await newCustomers(harness, 3);
  services = await Promise.all([
    newService(harness, { name: 'Foam', price: 19.99 }),
    newService(harness, { name: 'Wax', price: 0.29 }),
    newService(harness, { name: 'Ceramics', price: 1049.9 }),
  ]);
  firstDay = today();
  const random = seededRandom('calculations');
  done = await doBusiness({ harness, admin, customers, services, random, booked: [] }, 60);
  lastDay = today();
  const { db } = harness.context;
  bookings = (await db.bookings.get()).docs.map((doc) => doc.data());
  transactions = (await db.transactions.get()).docs.map((doc) => doc.data());
  paid = transactions.flatMap((transaction) =>
    transaction.paidAt &&
    transaction.status !== 'void' &&
    bookings.some(({ _id }) => _id === transaction._id)
      ? [{ day: businessDay(transaction.paidAt, timeZone), transaction }]
      : [],
  );
});

const calculate = async (path: string) =>
  (await call(harness, 'GET', `/transactions/calculate/${path}`, { as: admin })).data;

/** Returns whether a day is one of those asked for. */
type Days = (day: string) => boolean;

const everyDay: Days = () => true;

const cents = (amount: number): number => Math.round(amount * 100);

/** Adds up whole cents: what came on these days, less what went back on them. */
const amountOf = (payments: typeof paid, isAsked = everyDay): number => {
  const came = payments.filter(({ day }) => isAsked(day));
  const back = payments
    .flatMap(({ transaction }) => transaction.refunds ?? [])
    .filter(({ at }) => isAsked(businessDay(at, timeZone)));
  const sum = (amounts: { amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + cents(amount), 0);
  return (sum(came.map(({ transaction }) => transaction)) - sum(back)) / 100;
};

test('everything happened, on several days, and the books balance', async () => {
  expect(new Set(done)).toEqual(new Set(operationNames));
  expect(new Set(paid.map(({ day }) => day)).size).toBeGreaterThan(4);
  await expectConsistentRecords(harness);
});

test('revenue and bookings by service are those of the documents', async () => {
  const expected = services
    .map(({ _id, name }) => ({
      service: { _id, name },
      totalAmount: amountOf(paid.filter(({ transaction }) => transaction.service._id === _id)),
      totalBookings: bookings.filter(
        ({ service, status }) => service._id === _id && status !== 'cancelled',
      ).length,
    }))
    .sort((one, other) => other.totalAmount - one.totalAmount);
  expect(await calculate('service-wise')).toEqual(expected);
});

test('transactions by status are those of the documents', async () => {
  expect(await calculate('status-wise')).toEqual(
    transactionStatuses.map((_id) => ({
      _id,
      totalTransactions: transactions.filter(({ status }) => status === _id).length,
    })),
  );
});

test.each(['day', 'week', 'month'])('revenue by %s is that of the documents', async (interval) => {
  const range = { startDate: addDays(firstDay, -40), endDate: addDays(lastDay, 40) };
  const rows: { date: string }[] = await calculate(
    `date-wise?${new URLSearchParams({ ...range, interval })}`,
  );
  const expected = rows.map(({ date }, index) => {
    const next = rows[index + 1]?.date ?? addDays(range.endDate, 1);
    const isWithin: Days = (day) => day >= date && day < next;
    const within = paid.filter(({ day }) => isWithin(day));
    return { date, totalAmount: amountOf(paid, isWithin), totalTransactions: within.length };
  });
  expect(rows).toEqual(expected);
  expect(expected.reduce((sum, { totalTransactions }) => sum + totalTransactions, 0)).toBe(
    paid.length,
  );
});

test('days outside the range do not count, though their month is named', async () => {
  const day = paid[0]?.day ?? firstDay;
  const within = paid.filter((payment) => payment.day === day);
  expect(await calculate(`date-wise?startDate=${day}&endDate=${day}&interval=month`)).toEqual([
    {
      date: `${day.slice(0, 8)}01`,
      totalAmount: amountOf(paid, (asked) => asked === day),
      totalTransactions: within.length,
    },
  ]);
});
