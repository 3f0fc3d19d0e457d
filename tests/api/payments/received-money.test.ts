import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot, removeSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let customer: Person;
let admin: Person;

test.beforeAll(async ({ harness }) => {
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
});
mendAfterEach();

const openSlot = async () => newSlot(harness, await newService(harness, { price: 100.5 }));

/** Creates a payment of 100.50 BDT for which the provider reports another amount or currency. */
async function paidAs(searchFields: { amount?: string; currency?: string }): Promise<string> {
  const id = await startPaying(harness, customer, await openSlot());
  harness.provider.set({ searchFields }, id);
  harness.provider.pay(id);
  await callback(harness, 'success', id);
  return id;
}

describe('the received sum is stored as the provider reported it', () => {
  test.each([
    ['too little', { amount: '1.00' }, { amount: '1.00', currency: 'BDT' }],
    ['too much', { amount: '100.51' }, { amount: '100.51', currency: 'BDT' }],
    ['another currency', { currency: 'USD' }, { amount: '100.50', currency: 'USD' }],
    ['no readable amount', { amount: 'about 1' }, { amount: 'about 1', currency: 'BDT' }],
    ['no amount at all', { amount: '' }, { amount: '', currency: 'BDT' }],
  ])('%s', async (_case, searchFields, received) => {
    const id = await paidAs(searchFields);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'refund_due',
      refundReason: 'amount_mismatch',
      amount: 100.5,
      received,
    });
  });

  test('but cut off if it is too long', async () => {
    const id = await paidAs({ amount: '9'.repeat(5000), currency: 'X'.repeat(5000) });
    const { received } = await transactionOf(harness, id);
    expect(received).toEqual({ amount: '9'.repeat(100), currency: 'X'.repeat(100) });
  });

  test('for a payment in full and for cash', async () => {
    const full = await paidAs({});
    expect(await transactionOf(harness, full)).toMatchObject({
      status: 'success',
      received: { amount: '100.50', currency: 'BDT' },
    });
    const desk = await bookAtDesk(harness, admin, await openSlot());
    expect((await transactionOf(harness, desk.data._id)).received).toEqual({
      amount: '100.50',
      currency: 'BDT',
    });
  });

  test('for a payment that came too late for its slot', async () => {
    const slot = await openSlot();
    const late = await startPaying(harness, customer, slot);
    await removeSlot(harness, slot);
    harness.provider.pay(late);
    await callback(harness, 'notify', late);
    expect(await transactionOf(harness, late)).toMatchObject({
      refundReason: 'slot_gone',
      received: { amount: '100.50', currency: 'BDT' },
    });
  });

  test('but not while nothing has arrived', async () => {
    const id = await startPaying(harness, customer, await openSlot());
    expect((await transactionOf(harness, id)).received).toBeNull();
    harness.provider.decline(id);
    await callback(harness, 'fail', id);
    expect((await transactionOf(harness, id)).received).toBeNull();
  });
});

test('the received sum is refunded, and the audit contains it', async () => {
  const id = await paidAs({ amount: '1.00' });
  const json = { status: 'refunded', reference: 'BANK-1' };
  const answer = await call(harness, 'PATCH', `/transactions/${id}/status`, { as: admin, json });
  expect(answer.data).toMatchObject({ received: { amount: '1.00', currency: 'BDT' } });
  expect((await auditOf(harness, id)).at(-1)).toMatchObject({
    action: 'marked as refunded',
    after: { status: 'refunded', refundReference: 'BANK-1', paidBack: '1.00 BDT' },
  });
});

test('an export has both the requested and the received sum', async () => {
  const id = await paidAs({ amount: '1.00', currency: 'USD' });
  const response = await fetch(
    `${harness.apiUrl}/api/transactions/export?startDate=2000-01-01&endDate=2999-12-31&search=${id}`,
    { headers: { authorization: `Bearer ${admin.token}` } },
  );
  const [head = '', row = ''] = (await response.text()).split('\r\n');
  const cells = Object.fromEntries(
    head.split(',').map((name, index) => [name, row.split(',')[index]]),
  );
  expect(cells).toMatchObject({
    amount: '100.50',
    currency: 'BDT',
    receivedAmount: '1.00',
    receivedCurrency: 'USD',
  });
});
