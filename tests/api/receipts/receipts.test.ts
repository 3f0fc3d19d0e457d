import type { Receipt } from '@carwash/domain/receipts/receipt';
import { businessDay } from '@carwash/domain/time/business-time';
import { numberReceipts } from '@carwash/functions/receipts/number-receipts';
import { beforeEach, describe, expect } from 'vitest';
import { faultsOfNumbers } from '../../support/assertions/faults-of-numbers.ts';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot, newSlotsFrom } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { documentsOf } from '../../support/reads/documents.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { bookAtDesk, cancelAsAdmin } from '../support/calls/desk.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { closeOpenPeriod, payBack, reopenClosing } from '../support/calls/till.ts';
import { beforeEachCommit, loseAnswer } from '../support/faults/interrupt-commits.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
beforeEach(async () => {
  await harness.wipe();
  harness.clock.reset();
  [admin, customer] = await Promise.all([newAdmin(harness), newCustomer(harness)]);
});
test.beforeAll(({ harness }) => harness.excuse({ counters: 'the settings are set directly' }));

const receipts = () => documentsOf(harness.context.db.receipts);

const receiptOf = async (id: string): Promise<Receipt | undefined> =>
  (await harness.context.db.receipts.doc(id).get()).data();

const setVat = (vatPercent: number) =>
  call(harness, 'PATCH', '/settings', { as: admin, json: { vatPercent } });

/** Sells a slot for cash. @returns the id of the transaction */
async function sellAtDesk(change: object = {}): Promise<string> {
  const slot = await newSlot(harness, await newService(harness, change));
  return (await bookAtDesk(harness, admin, slot)).data._id;
}

describe('a receipt', () => {
  test('comes with a sale at the desk, numbered at once, with the VAT of that day', async () => {
    await setVat(15);
    const id = await sellAtDesk();
    await setVat(20);
    const { slot, seller, lines, paidAt } = await transactionOf(harness, id);
    expect(await receiptOf(id)).toEqual({
      _id: id,
      kind: 'sale',
      transactionId: id,
      paymentMethod: 'cash',
      amount: 49.9,
      currency: 'BDT',
      vatPercent: 15,
      net: 43.39,
      vat: 6.51,
      lines,
      registrationPlate: expect.any(String),
      customer: { uid: null, name: 'Kamal Hossain' },
      seller,
      visitDate: slot.date,
      paidAt,
      movedAt: paidAt,
      date: businessDay(harness.clock.now(), timeZone),
      number: `${businessDay(harness.clock.now(), timeZone).slice(0, 4)}-000001`,
      runningNumber: 1,
      createdAt: expect.any(Date),
    });
  });

  test('has the rate of the service where it has its own', async () => {
    await setVat(15);
    expect(await receiptOf(await sellAtDesk({ vatPercent: 5 }))).toMatchObject({ vatPercent: 5 });
    expect(await receiptOf(await sellAtDesk({ vatPercent: 0 }))).toMatchObject({ vat: 0 });
  });

  test('comes with a sale by card, and is numbered by the reconciler', async () => {
    const slot = await newSlot(harness, await newService(harness));
    const id = await book(harness, customer, slot);
    expect(await receiptOf(id)).toMatchObject({
      paymentMethod: 'card',
      customer: { uid: customer.uid },
      number: null,
    });
    await reconcile(harness, admin);
    expect(await receiptOf(id)).toMatchObject({ runningNumber: 1 });
  });

  test('does not come with what costs nothing', async () => {
    await sellAtDesk({ price: 0 });
    expect(await receipts()).toEqual([]);
  });

  test('does not come with money that never became a sale, also when it is paid back', async () => {
    const slot = await newSlot(harness, await newService(harness));
    const late = await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(15.1);
    const winner = await book(harness, await newCustomer(harness), slot);
    harness.provider.pay(late);
    await callback(harness, 'notify', late);
    await payBack(harness, admin, late);
    expect((await receipts()).map(({ _id }) => _id)).toEqual([winner]);
  });

  test('is followed by a credit note when the money goes back', async () => {
    await setVat(15);
    const id = await sellAtDesk();
    const sale = await receiptOf(id);
    await cancelAsAdmin(harness, admin, id, { refund: true });
    expect(await receipts()).toHaveLength(1);
    harness.clock.advanceMinutes(24 * 60);
    await payBack(harness, admin, id);
    await payBack(harness, admin, id);
    const refund = await receiptOf(`${id}-r1`);
    expect(refund).toMatchObject({ kind: 'refund', amount: 49.9, vat: 6.51, runningNumber: 2 });
    expect(refund?.date).toBe(businessDay(harness.clock.now(), timeZone));
    expect(refund?.paidAt).toEqual(sale?.paidAt);
    expect(await receiptOf(id)).toEqual(sale);
    expect(await receipts()).toHaveLength(2);
  });
});

describe('numbers', () => {
  test('twenty sales at once take twenty numbers without a gap', async () => {
    const service = await newService(harness);
    const hourMs = 3_600_000;
    const first = Math.ceil(harness.clock.now().getTime() / hourMs + 48) * hourMs;
    const starts = Array.from({ length: 20 }, (_, index) => new Date(first + index * hourMs));
    const slots = await newSlotsFrom(harness, service, starts);
    const answers = await Promise.all(slots.map((slot) => bookAtDesk(harness, admin, slot)));
    expect(answers.map(({ status }) => status)).toEqual(slots.map(() => 200));
    expect(await receipts()).toHaveLength(20);
    expect(faultsOfNumbers(await receipts())).toEqual([]);
  });

  /** Makes receipts without numbers. */
  async function unnumberedReceipts(count: number) {
    await sellAtDesk();
    const [known] = await receipts();
    if (!known) throw new Error('There is a receipt');
    const writer = harness.firestore.bulkWriter();
    const { _id, ...stored } = known;
    for (let index = 0; index < count; index += 1) {
      const movedAt = new Date(known.movedAt.getTime() + index);
      const change = { movedAt, number: null, runningNumber: null };
      writer.create(harness.firestore.collection('receipts').doc(), { ...stored, ...change });
    }
    await writer.close();
  }

  test('numberings at the same time number everything once', async () => {
    await unnumberedReceipts(350);
    const numbered = await Promise.all(
      Array.from({ length: 5 }, () => numberReceipts(harness.context)),
    );
    expect(numbered.reduce((sum, one) => sum + one.numbered, 0)).toBe(350);
    expect(faultsOfNumbers(await receipts())).toEqual([]);
    const inTime = (await receipts()).toSorted(
      (one, other) => (one.runningNumber ?? 0) - (other.runningNumber ?? 0),
    );
    const times = inTime.map(({ movedAt }) => movedAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  test('a numbering that dies before its commit leaves no gap', async () => {
    await unnumberedReceipts(3);
    const mend = beforeEachCommit(harness, () => {
      throw new Error('The process was killed');
    });
    await expect(numberReceipts(harness.context)).rejects.toThrow('killed');
    mend();
    expect((await receipts()).filter(({ number }) => number === null)).toHaveLength(3);
    await numberReceipts(harness.context);
    expect(faultsOfNumbers(await receipts())).toEqual([]);
  });

  test('a numbering whose answer is lost numbers nothing twice', async () => {
    await unnumberedReceipts(3);
    const mend = loseAnswer(harness, 1, 'unanswered');
    await expect(numberReceipts(harness.context)).rejects.toThrow();
    mend();
    await numberReceipts(harness.context);
    expect(faultsOfNumbers(await receipts())).toEqual([]);
  });

  test('a sale stands when its numbering fails, and is numbered later', async () => {
    const slot = await newSlot(harness, await newService(harness));
    const mend = beforeEachCommit(harness, (number) => {
      if (number > 1) throw new Error('The database is too busy');
    });
    expect((await bookAtDesk(harness, admin, slot)).status).toBe(200);
    mend();
    expect(await receipts()).toMatchObject([{ number: null }]);
    await sellAtDesk();
    expect(faultsOfNumbers(await receipts())).toEqual([]);
  });

  test('a new year begins with 1', async () => {
    harness.clock.stopAt(new Date('2030-12-31T23:50:00+06:00'));
    const old = await sellAtDesk();
    harness.clock.advanceMinutes(20);
    const young = await sellAtDesk();
    expect(await receiptOf(old)).toMatchObject({ number: '2030-000001', runningNumber: 1 });
    expect(await receiptOf(young)).toMatchObject({ number: '2031-000001', runningNumber: 2 });
    expect(faultsOfNumbers(await receipts())).toEqual([]);
  });
});

describe('the accountant’s file', () => {
  const rowsOf = async (query: string, as = admin): Promise<string[]> => {
    const response = await fetch(`${harness.apiUrl}/api/receipts/export?${query}`, {
      headers: { authorization: `Bearer ${as.token}` },
    });
    return (await response.text()).split('\r\n').slice(0, -1);
  };

  test('has a row for every movement, by the day of the movement', async () => {
    await setVat(15);
    harness.clock.stopAt(new Date('2030-03-14T12:00:00+06:00'));
    const slot = await newSlot(harness, await newService(harness));
    const id = await book(harness, customer, slot);
    await cancelBooking(harness, customer, id);
    await closeOpenPeriod(harness, admin);
    harness.clock.advanceMinutes(24 * 60);
    await payBack(harness, admin, id);
    const { vehicle } = await transactionOf(harness, id);
    const plate = vehicle.registrationPlate;
    const sale = `sale,2030-000001,,2030-03-14,${slot.date},,Card,${plate},Foam Wash 49.90,43.39,15,6.51,49.90,BDT,1,1`;
    const refund = `refund,2030-000002,2030-000001,2030-03-14,${slot.date},2030-03-15,Card,${plate},Refund of receipt 2030-000001 -49.90,-43.39,15,-6.51,-49.90,BDT,2,`;
    const [head, ...both] = await rowsOf('startDate=2030-03-14&endDate=2030-03-15');
    expect(head).toBe(
      'kind,receiptNumber,originalReceipt,paymentDate,visitDate,refundDate,paymentMethod,plate,lines,net,vatPercent,vat,gross,currency,runningNumber,closing',
    );
    expect(both).toEqual([sale, refund]);
    expect((await rowsOf('startDate=2030-03-15&endDate=2030-03-15')).slice(1)).toEqual([refund]);
    expect(await rowsOf('startDate=2030-03-16&endDate=2030-04-15')).toHaveLength(1);
  });

  test('names the closing that stands, and none once it is reopened', async () => {
    const closingsOf = async () => {
      const today = businessDay(harness.clock.now(), timeZone);
      const [, ...rows] = await rowsOf(`startDate=${today}&endDate=${today}`);
      return rows.map((row) => row.split(',').slice(-2).join());
    };
    await sellAtDesk();
    await closeOpenPeriod(harness, admin);
    await sellAtDesk();
    expect(await closingsOf()).toEqual(['1,1', '2,']);
    await reopenClosing(harness, admin, '1');
    expect(await closingsOf()).toEqual(['1,', '2,']);
    await closeOpenPeriod(harness, admin);
    expect(await closingsOf()).toEqual(['1,2', '2,2']);
  });

  test('cannot act as a formula', async () => {
    await sellAtDesk({ name: '=HYPERLINK("x")' });
    const today = businessDay(harness.clock.now(), timeZone);
    const [, row] = await rowsOf(`startDate=${today}&endDate=${today}`);
    expect(row).toContain(`"'=HYPERLINK(""x"") 49.90"`);
  });

  test('is for admins only', async () => {
    const path = '/receipts/export?startDate=2030-01-01&endDate=2030-01-31';
    expect((await call(harness, 'GET', path, { as: customer })).status).toBe(403);
  });
});
