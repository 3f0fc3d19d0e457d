import type { Slot } from '@carwash/domain/slots/slot';
import { monthStatsId } from '@carwash/domain/statistics/stats-ids';
import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import { beforeEach, describe, expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { closeOpenPeriod, listClosings, openPeriod } from '../support/calls/till.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let admin: Person;
let slot: Slot;
let id: string;

const today = addDays(businessDay(new Date(), timeZone), 1);
const lateEvening = (minutes: number) =>
  new Date(businessInstant(today, '23:50', timeZone).getTime() + minutes * 60_000);
/** Two seconds before midnight. */
const paidAt = lateEvening(9 + 58 / 60);

beforeEach(async () => {
  harness.mend();
  await harness.wipe();
  harness.clock.stopAt(lateEvening(0));
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
  slot = await newSlot(harness, await newService(harness));
  id = await startPaying(harness, customer, slot);
  harness.clock.stopAt(paidAt);
  harness.provider.pay(id);
  harness.clock.stopAt(lateEvening(11));
});
test.afterEach(() => harness.mend());

const receiptNow = async () => {
  await reconcile(harness, admin);
  return (await harness.context.db.receipts.doc(id).get()).data();
};

test('a payment just before midnight that is settled after it belongs to the day on which it was made', async () => {
  await callback(harness, 'notify', id);
  expect(await transactionOf(harness, id)).toMatchObject({ status: 'success', paidAt });
  expect(await receiptNow()).toMatchObject({ date: today, paidAt, movedAt: paidAt });
  const month = await harness.context.db.stats.doc(monthStatsId(today.slice(0, 7))).get();
  expect(month.data()).toMatchObject({ days: { [today.slice(8)]: { payments: 1 } } });
});

test('a closing that was made meanwhile stays as it is: the next one has the receipt', async () => {
  expect((await closeOpenPeriod(harness, admin)).status).toBe(200);
  const before = await listClosings(harness, admin);
  await callback(harness, 'notify', id);
  expect(await receiptNow()).toMatchObject({ date: today, runningNumber: 1 });
  expect(await listClosings(harness, admin)).toEqual(before);
  expect((await openPeriod(harness, admin)).figures).toMatchObject({ sales: 1, firstDate: today });
});

describe('where the provider says', () => {
  test.each([
    ['no time', ''],
    ['something else', 'yesterday'],
    ['an impossible time', `${today} 25:61:61`],
  ])('%s: it was paid when it was settled', async (_case, date_processed) => {
    harness.provider.set({ searchFields: { date_processed } });
    await callback(harness, 'notify', id);
    expect((await transactionOf(harness, id)).paidAt).toEqual(lateEvening(11));
  });

  test('no time, and gave no answer first: it was paid when it was first asked about', async () => {
    harness.provider.set({ search: { mode: 'html' }, searchFields: { date_processed: '' } });
    await callback(harness, 'notify', id);
    harness.clock.stopAt(lateEvening(14));
    harness.provider.set({ search: { mode: 'normal' } });
    await callback(harness, 'notify', id);
    expect((await transactionOf(harness, id)).paidAt).toEqual(lateEvening(11));
  });
});
