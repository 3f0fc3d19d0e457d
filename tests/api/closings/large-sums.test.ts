import { beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { bookAtDesk, undoSale } from '../support/calls/desk.ts';
import { callback } from '../support/calls/payments.ts';
import { openPeriod } from '../support/calls/till.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
beforeEach(async () => {
  await harness.wipe();
  harness.clock.reset();
  admin = await newAdmin(harness);
});
test.beforeAll(({ harness }) => harness.excuse({ counters: 'the settings are set directly' }));

const million = 1_000_000;
const gold = {
  _id: 'gold',
  name: 'Gold leaf',
  price: million,
  minutes: 0,
  services: null,
  vehicleTypes: null,
};

/** A slot of a service that costs as much as one can, with an add-on for the same. */
async function dearSlot() {
  await storeSettings(harness, { addOns: [gold] });
  return newSlot(harness, await newService(harness, { price: million }));
}

test('a sale at the desk above the largest price is sold, numbered, counted in the till and undone', async () => {
  const { status, data } = await bookAtDesk(harness, admin, await dearSlot(), { addOns: ['gold'] });
  expect([status, data.amount]).toEqual([200, 2 * million]);
  const period = await openPeriod(harness, admin);
  expect(period).toMatchObject({ toReceipt: 1, figures: { grossMinor: 200 * million } });
  expect((await undoSale(harness, admin, data._id)).status).toBe(200);
});

test('an online sale above the largest price is booked', async () => {
  const customer = await newCustomer(harness);
  const slot = await dearSlot();
  const json = { serviceId: slot.serviceId, slotId: slot._id, ...vehicle, addOns: ['gold'] };
  const begun = await call(harness, 'POST', '/payments/initiate', { as: customer, json });
  expect(begun.status).toBe(200);
  const id: string = begun.data.transactionId;
  await harness.provider.pay(id);
  expect((await callback(harness, 'notify', id)).status).toBe(200);
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'success',
    amount: 2 * million,
  });
});
