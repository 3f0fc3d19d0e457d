import { beforeEach, expect, vi } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { reconcile, stepOf } from '../../support/reconciler/reconcile.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { newAdmin, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
beforeEach(async () => {
  await harness.wipe();
  harness.clock.reset();
  admin = await newAdmin(harness);
});
const sell = async (): Promise<string> =>
  (await bookAtDesk(harness, admin, await newSlot(harness, await newService(harness)))).data._id;

/** Writes what no schema allows, past the product. @returns what mends it again */
async function spoil(path: string, fields: Record<string, unknown>) {
  const document = harness.firestore.doc(path);
  const before = await document.get();
  await document.update(fields);
  const mended = Object.fromEntries(Object.keys(fields).map((field) => [field, before.get(field)]));
  return () => document.update(mended);
}

test('a list leaves out a document that does not fit its schema', async () => {
  const [spoiled, other] = [await sell(), await sell()];
  const mend = await spoil(`bookings/${spoiled}`, { status: 'lost' });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { status, data } = await call(harness, 'GET', '/bookings', { as: admin });
  expect([status, data.map(({ _id }: { _id: string }) => _id)]).toEqual([200, [other]]);
  expect(log.mock.calls.flat().join()).toContain(`bookings/${spoiled}`);
  await mend();
});

test('a receipt whose sum cannot be read is numbered once it can, those after it at once, and the run is red', async () => {
  const id = await sell();
  const stored = harness.firestore.doc(`receipts/${id}`);
  const numberOf = async (receipt: typeof stored) => (await receipt.get()).get('runningNumber');
  await stored.update({ runningNumber: null, number: null });
  const mend = await spoil(`receipts/${id}`, { amount: -1 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const other = harness.firestore.doc(`receipts/${await sell()}`);
  expect([await numberOf(stored), await numberOf(other)]).toEqual([null, 2]);
  const { data } = await reconcile(harness, admin);
  expect(stepOf(data, 'number receipts')).toMatchObject({ failed: 1 });
  await mend();
  await reconcile(harness, admin);
  expect(await numberOf(stored)).toBe(3);
});

test('a delta that cannot be read is passed over, and the run of the reconciler is red', async () => {
  await sell();
  const spoiled = harness.firestore.doc('statsDeltas/0-spoiled');
  await spoiled.set({ counts: 'none' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { data } = await reconcile(harness, admin);
  expect(stepOf(data, 'fold what was counted')).toMatchObject({ failed: 1 });
  expect((await spoiled.get()).exists).toBe(true);
  await spoiled.delete();
});

test('what money depends on is not written unless it can be read again', async () => {
  const transaction = await transactionOf(harness, await sell());
  const made = harness.context.db.transactions.doc('T-1');
  const write = async () => made.create({ ...transaction, _id: 'T-1', amount: 1e9 });
  await expect(write()).rejects.toThrow('amount must be at most');
  expect((await made.get()).exists).toBe(false);
});
