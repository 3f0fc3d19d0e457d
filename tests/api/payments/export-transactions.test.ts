import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import { beforeAll, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let sold: Transaction;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
  const slot = await newSlot(harness, await newService(harness));
  sold = await transactionOf(harness, (await bookAtDesk(harness, admin, slot)).data._id);
});
test.beforeAll(({ harness }) =>
  harness.excuse({
    unpaid: 'payments are copied straight into the documents',
    bookings: 'payments are copied straight into the documents',
    counters: 'payments are copied straight into the documents',
  }),
);

/** Writes transactions like an existing one, each with its own changes. */
async function write(changes: Partial<Transaction>[]): Promise<Transaction[]> {
  const written = changes.map((change, index) => {
    const id = `T-${100_000 + index}-${change.createdAt?.getTime() ?? 0}`;
    const { searchTerms: _terms, ...transaction } = {
      ...sold,
      _id: id,
      transactionId: id,
      ...change,
    };
    return {
      ...transaction,
      searchTerms: change.searchTerms ?? searchTermsOfPurchase(transaction),
    };
  });
  const batch = harness.context.db.batch();
  for (const one of written) batch.create(harness.context.db.transactions.doc(one._id), one);
  await batch.commit();
  return written;
}

const fetchExport = (query: string, as = admin) =>
  fetch(`${harness.apiUrl}/api/transactions/export?${query}`, {
    headers: { authorization: `Bearer ${as.token}` },
  });

/** Returns the lines of an export without the column names. */
async function rowsOf(query: string): Promise<string[]> {
  const text = await (await fetchExport(query)).text();
  return text.split('\r\n').slice(1, -1);
}

const idsOf = async (query: string) => (await rowsOf(query)).map((row) => row.split(',')[0]);

const at = (instant: string) => new Date(`${instant}+06:00`);

test('an export is a file with a row for every transaction', async () => {
  const today = businessDay(sold.createdAt, timeZone);
  const response = await fetchExport(`startDate=${today}&endDate=${today}`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="transactions-${today}-to-${today}.csv"`,
    'cache-control': 'no-store',
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const time = businessClockTime(sold.createdAt, timeZone);
  expect(bytes.subarray(3).toString()).toBe(
    [
      'transactionId,date,time,customer,email,phone,service,lines,amount,currency,receivedAmount,receivedCurrency,status,paymentMethod,paidAt,refundReference,refundedAmount,writeOffReason',
      `${sold._id},${today},${time},Kamal Hossain,,+8801711000002,Foam Wash,Foam Wash 49.90,49.90,BDT,49.90,BDT,success,cash,${today} ${time},,,`,
      '',
    ].join('\r\n'),
  );
});

test('texts of customers cannot act as formulas', async () => {
  const customer = { uid: null, name: '=HYPERLINK("http://x","y")', email: '@a', phone: '+8801' };
  await write([{ createdAt: at('2020-01-15T12:00:00'), customer, refundReference: '-1+2' }]);
  const [row] = await rowsOf('startDate=2020-01-15&endDate=2020-01-15');
  expect(row).toContain(`,"'=HYPERLINK(""http://x"",""y"")",'@a,+8801,`);
  expect(row).toMatch(/,'-1\+2,,$/);
});

test('a debt that is written off says why', async () => {
  const status = 'written_off' as const;
  const writtenOff = { reason: 'Moved away', at: at('2020-02-20T12:00:00'), uid: 'admin' };
  await write([{ createdAt: at('2020-02-16T12:00:00'), status, paidAt: null, writtenOff }]);
  const [row] = await rowsOf('startDate=2020-02-16&endDate=2020-02-16&status=written_off');
  expect(row).toMatch(/,written_off,cash,,,,Moved away$/);
});

test('what went back is the sum of its parts', async () => {
  const part = { at: at('2020-01-17T12:00:00'), reason: '', reference: '' };
  const refunds = [
    { ...part, amount: 10.1 },
    { ...part, amount: 20.2 },
  ];
  await write([{ createdAt: at('2020-01-16T12:00:00'), refunds }]);
  const [row] = await rowsOf('startDate=2020-01-16&endDate=2020-01-16');
  expect(row).toMatch(/,,30\.30,$/);
});

describe('a filter', () => {
  let written: Transaction[];
  const ids = (...chosen: number[]) => chosen.map((index) => written[index]?._id);
  beforeAll(async () => {
    const customer = { ...sold.customer, name: 'Mina Rahman' };
    written = await write([
      { createdAt: at('2021-03-01T00:00:00'), customer },
      { createdAt: at('2021-03-31T23:59:59.999'), status: 'failed' },
      { createdAt: at('2021-04-01T00:00:00'), status: 'failed', customer },
      { createdAt: at('2021-02-28T23:59:59.999') },
    ]);
  });

  test.each([
    ['days of the business, both included', '2021-03-01', '2021-03-31', '', [1, 0]],
    ['newest first', '2021-02-01', '2021-04-30', '', [2, 1, 0, 3]],
    ['a status', '2021-02-01', '2021-04-30', '&status=failed', [2, 1]],
    ['a word', '2021-02-01', '2021-04-30', '&search=mina', [2, 0]],
    ['beginnings of words', '2021-02-01', '2021-04-30', '&search=rah%20MIN', [2, 0]],
    ['words of which one fits more', '2021-02-01', '2021-04-30', '&search=mina%20kamal', []],
    ['a word and a status', '2021-02-01', '2021-04-30', '&search=mina&status=failed', [2]],
    ['nothing', '2019-01-01', '2019-01-02', '', []],
    ['days before all others', '0000-01-01', '0001-01-01', '', []],
  ])('%s', async (_case, startDate, endDate, more, expected) => {
    const query = `startDate=${startDate}&endDate=${endDate}${more}`;
    expect(await idsOf(query)).toEqual(ids(...expected));
  });

  test('may cover all days there are', async () => {
    const rows = await idsOf('startDate=0000-01-01&endDate=9999-12-31');
    expect(rows).toEqual(expect.arrayContaining(ids(0, 1, 2, 3)));
  });
});

describe('many transactions', () => {
  const began = at('2022-05-01T08:00:00').getTime();
  const moments = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      createdAt: new Date(began + (from + index) * 20_000),
      searchTerms: [],
    }));
  beforeAll(async () => {
    for (let from = 0; from < 2800; from += 400) await write(moments(from, 400));
  });

  test('are exported page by page without a gap', async () => {
    const rows = await rowsOf('startDate=2022-05-01&endDate=2022-05-02');
    expect(rows).toHaveLength(2800);
    const times = rows.map((row) => row.split(',').slice(1, 3).join(' '));
    expect(times).toEqual(times.toSorted().reverse());
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(2800);
  });

  test('are refused as a whole if an early one cannot be read', async () => {
    const broken = harness.firestore.collection('transactions').doc('T-1-broken-newest');
    await broken.set({ createdAt: new Date(began + 1300 * 60_000) });
    const path = '/transactions/export?startDate=2022-05-01&endDate=2022-05-02';
    const answer = await call(harness, 'GET', path, { as: admin });
    expect([answer.status, answer.code]).toEqual([500, 'internal']);
    await broken.delete();
  });

  test('never look complete if a late one cannot be read', async () => {
    const broken = harness.firestore.collection('transactions').doc('T-1-broken-oldest');
    await broken.set({ createdAt: new Date(began - 60_000) });
    await expect(rowsOf('startDate=2022-05-01&endDate=2022-05-02')).rejects.toThrow();
    await broken.delete();
  });
});

test('the export is for admins only', async () => {
  const customer = await newCustomer(harness);
  const query = 'startDate=2022-05-01&endDate=2022-05-02';
  expect((await fetchExport(query, customer)).status).toBe(403);
});
