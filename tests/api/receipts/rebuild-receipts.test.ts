import { rebuildReceipts } from '@carwash/functions/receipts/rebuild-receipts';
import { expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookAtDesk, refundAsAdmin, undoSale } from '../support/calls/desk.ts';
import { closeOpenPeriod, openPeriod } from '../support/calls/till.ts';
import { admin, test } from '../support/people/desk-people.ts';
import { harness, mendAfterEach } from '../support/test.ts';

mendAfterEach();
test.beforeAll(({ harness }) =>
  harness.excuse({ counters: 'payments are imported straight into the documents' }),
);

/** Adds a sale that was paid in cash, as an import would: without its receipt. */
async function imported(): Promise<string> {
  const { db } = harness.context;
  const slot = await newSlot(harness, await newService(harness, { price: 30 }), 10);
  const id: string = (await bookAtDesk(harness, admin, slot, { paymentMethod: 'later' })).data._id;
  const paidAt = harness.clock.now();
  await db.transactions.doc(id).update({ status: 'success', paymentMethod: 'cash', paidAt });
  await db.bookings.doc(id).update({ refundTerms: 'by_notice' });
  return id;
}

const rebuild = () => rebuildReceipts(harness.context);

test('nothing of a sale without a receipt goes back, until that is added', async () => {
  await rebuild();
  await closeOpenPeriod(harness, admin);
  const id = await imported();
  for (const answer of [
    await refundAsAdmin(harness, admin, id, 'Stains'),
    await refundAsAdmin(harness, admin, id, 'Stains', { amount: 5 }),
    await undoSale(harness, admin, id),
  ]) {
    expect([answer.status, answer.message]).toEqual([
      409,
      'This sale has no receipt, so nothing of it can go back. Whoever runs the server has to add it: npm run receipts:rebuild.',
    ]);
  }
  expect(await rebuild()).toEqual([id]);
  const receipt = (await harness.context.db.receipts.doc(id).get()).data();
  expect(receipt).toMatchObject({ kind: 'sale', amount: 30, runningNumber: expect.any(Number) });
  expect((await openPeriod(harness, admin)).figures).toMatchObject({ netMinor: 3000, sales: 1 });
  expect(await rebuild()).toEqual([]);
  expect((await refundAsAdmin(harness, admin, id, 'Stains')).status).toBe(200);
  expect((await openPeriod(harness, admin)).figures.netMinor).toBe(0);
});

test('a credit note that is missing is added with its receipt', async () => {
  const id = await imported();
  const { db } = harness.context;
  const refunds = [{ amount: 10, at: harness.clock.now(), reason: 'Stains', reference: '' }];
  await db.transactions.doc(id).update({ refunds });
  expect(await rebuild()).toEqual([id, `${id}-r1`]);
});

test('two at once add each receipt once', async () => {
  const ids = [await imported(), await imported()];
  const added = await Promise.all([rebuild(), rebuild()]);
  expect(added.flat().toSorted()).toEqual(ids.toSorted());
});
