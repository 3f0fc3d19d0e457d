import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import { maxAddedVehicles } from '@carwash/domain/vehicles/saved-vehicle';
import { vehicleDetails } from '@carwash/domain/vehicles/vehicle-details';
import { beforeEach, describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { book } from '../support/calls/bookings.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { signedInNow } from '../support/people/personas.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let other: Person;
let admin: Person;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
beforeEach(async () => {
  [customer, other] = await Promise.all([newCustomer(harness), newCustomer(harness)]);
});

type OpenSlot = Awaited<ReturnType<typeof openSlot>>;

const openSlot = async () => newSlot(harness, await newService(harness));

const garageOf = async (as: Person) => (await call(harness, 'GET', '/garage', { as })).data;
const platesOf = async (as: Person): Promise<string[]> =>
  (await garageOf(as)).map(({ registrationPlate }: typeof vehicle) => registrationPlate);

const add = (as: Person, change: object = {}): Promise<Answer> =>
  call(harness, 'POST', '/garage', { as, json: { ...vehicle, ...change } });
const change = (as: Person, id: string, json: object): Promise<Answer> =>
  call(harness, 'PATCH', `/garage/${id}`, { as, json });
const remove = (as: Person, id: string): Promise<Answer> =>
  call(harness, 'DELETE', `/garage/${id}`, { as });

describe('a booking', () => {
  test('puts its vehicle into the garage of its customer alone', async () => {
    await book(harness, customer, await openSlot());
    expect(await garageOf(customer)).toMatchObject([vehicle]);
    expect(await garageOf(other)).toEqual([]);
  });

  test('adds no vehicle if it is not paid for', async () => {
    const id = await startPaying(harness, customer, await openSlot());
    harness.provider.decline(id);
    await callback(harness, 'fail', id);
    expect(await garageOf(customer)).toEqual([]);
  });

  test('at the desk adds its vehicle for a customer with an account', async () => {
    await bookAtDesk(harness, admin, await openSlot(), { customerId: customer.uid });
    await bookAtDesk(harness, admin, await openSlot());
    expect(await garageOf(customer)).toMatchObject([vehicle]);
    expect(await garageOf(admin)).toBeUndefined();
  });

  test('for the same plate, in whatever script, keeps its name and stays the default', async () => {
    const { data } = await add(customer, { name: 'Family car' });
    await change(customer, data._id, { isDefault: true });
    harness.clock.advanceMinutes(1);
    const slot = await openSlot();
    const plate = 'dhaka metro ga ১১ ২২৩৩';
    const started = await initiate(harness, customer, slot, {
      change: { registrationPlate: plate, vehicleModel: 'Premio' },
    });
    harness.provider.pay(started.data.transactionId);
    await callback(harness, 'notify', started.data.transactionId);
    const [saved, ...others] = await garageOf(customer);
    expect(others).toEqual([]);
    expect(saved).toMatchObject({ name: 'Family car', vehicleModel: 'Premio' });
    expect(saved.registrationPlate).toBe(plate.toUpperCase());
    expect(saved.defaultSince).not.toBeNull();
  });
});

describe('the garage', () => {
  test('has the default first, then what was used last', async () => {
    const added: Answer[] = [];
    for (const plate of ['AA 1', 'BB 2', 'CC 3']) {
      added.push(await add(customer, { registrationPlate: plate }));
      harness.clock.advanceMinutes(1);
    }
    expect(await platesOf(customer)).toEqual(['CC 3', 'BB 2', 'AA 1']);
    await change(customer, added[1]?.data._id, { isDefault: true });
    harness.clock.advanceMinutes(1);
    await change(customer, added[0]?.data._id, { isDefault: true });
    expect(await platesOf(customer)).toEqual(['AA 1', 'CC 3', 'BB 2']);
    await change(customer, added[0]?.data._id, { isDefault: false });
    expect((await platesOf(customer))[0]).toBe('BB 2');
  });

  test('accepts a vehicle with only type and plate', async () => {
    const answer = await call(harness, 'POST', '/garage', {
      as: customer,
      json: { vehicleType: 'van', registrationPlate: 'VAN 7' },
    });
    expect(answer.status).toBe(200);
    expect(await garageOf(customer)).toMatchObject([
      { vehicleType: 'van', vehicleBrand: '', vehicleModel: '', manufacturingYear: null, name: '' },
    ]);
  });

  test('has no two vehicles with one plate, and a maximum of added vehicles', async () => {
    for (let number = 0; number < maxAddedVehicles; number += 1) {
      await add(customer, { registrationPlate: `AB ${number}` });
    }
    const refused = await add(customer, { registrationPlate: 'One More' });
    expect([refused.status, refused.code]).toEqual([409, 'conflict']);
    expect((await add(customer, { registrationPlate: 'ab-0', name: 'First' })).status).toBe(200);
    expect(await garageOf(customer)).toHaveLength(maxAddedVehicles);
    await book(harness, customer, await openSlot());
    expect(await garageOf(customer)).toHaveLength(maxAddedVehicles + 1);
  });

  test('shows, changes and removes nothing of somebody else', async () => {
    const { data } = await add(customer);
    for (const answer of [
      await change(other, data._id, { name: 'Mine' }),
      await remove(other, data._id),
    ]) {
      expect([answer.status, answer.code]).toEqual([404, 'not_found']);
    }
    expect(await garageOf(customer)).toMatchObject([{ name: '' }]);
  });

  test('stays as it is when a change is empty', async () => {
    const { data } = await add(customer, { name: 'Family car' });
    const answer = await change(customer, data._id, {});
    expect([answer.status, answer.data]).toEqual([200, data]);
  });

  test('is for customers', async () => {
    const asAdmin = await call(harness, 'GET', '/garage', { as: admin });
    const asNobody = await call(harness, 'GET', '/garage', {});
    expect([asAdmin.status, asNobody.status]).toEqual([403, 401]);
  });

  test('loses a removed vehicle, and gets it back with its next booking', async () => {
    const { data } = await add(customer);
    expect((await remove(customer, data._id)).status).toBe(200);
    expect((await remove(customer, data._id)).status).toBe(404);
    expect((await change(customer, data._id, { name: 'Gone' })).status).toBe(404);
    await book(harness, customer, await openSlot());
    expect(await garageOf(customer)).toMatchObject([vehicle]);
  });

  test('goes with the account', async () => {
    await add(customer);
    await add(other);
    const token = signedInNow(harness, admin);
    const { status } = await call(harness, 'DELETE', `/auth/users/${customer.uid}`, { token });
    expect(status).toBe(200);
    const left = await harness.context.db.savedVehicles.where('uid', '==', customer.uid).get();
    expect(left.empty).toBe(true);
    expect(await garageOf(other)).toHaveLength(1);
  });
});

describe('required vehicle details', () => {
  const unknown = { vehicleBrand: '', vehicleModel: '', manufacturingYear: null };
  const missingIn = async (bookAs: typeof asCustomer | typeof atDesk, slot: OpenSlot) => {
    const { status, errors = [] } = await bookAs(slot);
    return [status, errors.map(({ path }: { path: string }) => path).toSorted()];
  };
  const asCustomer = (slot: OpenSlot) => initiate(harness, customer, slot, { change: unknown });
  const atDesk = (slot: OpenSlot) => bookAtDesk(harness, admin, slot, unknown);
  const all = Object.keys(unknown).toSorted();

  test('are brand, model and year for a customer, and none at the desk', async () => {
    expect(await missingIn(asCustomer, await openSlot())).toEqual([400, all]);
    expect(await missingIn(atDesk, await openSlot())).toEqual([200, []]);
    await expectConsistentRecords(harness);
  });

  test('are at the desk what the service needs', async () => {
    const service = await newService(harness, { asksVehicleDetails: true });
    expect(await missingIn(atDesk, await newSlot(harness, service))).toEqual([400, all]);
  });

  test('follow the settings', async () => {
    const askFor = (askedVehicleDetails: string[]) =>
      call(harness, 'PATCH', '/settings', { as: admin, json: { askedVehicleDetails } });
    await askFor(['model']);
    expect(await missingIn(asCustomer, await openSlot())).toEqual([400, ['vehicleModel']]);
    await askFor([]);
    expect(await missingIn(asCustomer, await openSlot())).toEqual([200, []]);
  });

  test('follow the deployment where the settings say nothing', async () => {
    await harness.context.db.settings.doc(publicSettingsId).delete();
    harness.context.settings.askedVehicleDetails = [];
    expect(await missingIn(asCustomer, await openSlot())).toEqual([200, []]);
    harness.context.settings.askedVehicleDetails = vehicleDetails;
  });
});
