import { randomUUID } from 'node:crypto';
import type { Service } from '@carwash/domain/services/service';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import type { UpdateSettings } from '@carwash/domain/settings/endpoints';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import { vehicleDetails } from '@carwash/domain/vehicles/vehicle-details';
import type { VehicleType } from '@carwash/domain/vehicles/vehicle-types';
import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookAtDesk, editBooking } from '../support/calls/desk.ts';
import { initiate, startPaying } from '../support/calls/payments.ts';
import { beforeEachCommit } from '../support/faults/interrupt-commits.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
const stored = () => harness.context.db.settings.doc(publicSettingsId);
test.beforeEach(async () => {
  await stored().delete();
});
test.afterEach(() => harness.mend());

const read = () => call(harness, 'GET', '/settings');
const change = (json: UpdateSettings, as: Person | null = admin) =>
  call(harness, 'PATCH', '/settings', { ...(as && { as }), json });

const entries = async () =>
  (await harness.context.db.audit.where('kind', '==', 'settings').get()).docs.map((entry) =>
    entry.data(),
  );

test('the settings are the defaults until something is set', async () => {
  const { status, data } = await read();
  expect(status).toBe(200);
  expect(data).toEqual(defaultSettings);
});

test('anybody reads them, and a CDN may keep them for a minute', async () => {
  const response = await fetch(`${harness.apiUrl}/api/settings`);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('s-maxage=60');
});

test('a change is returned and stored, and the rest stays', async () => {
  const { status, data, message } = await change({ name: 'Corner Wash' });
  expect({ status, message }).toEqual({ status: 200, message: 'Settings saved' });
  expect(data).toEqual({ ...defaultSettings, name: 'Corner Wash' });
  await change({ phone: '0123 456' });
  expect((await read()).data).toEqual({
    ...defaultSettings,
    name: 'Corner Wash',
    phone: '0123 456',
  });
});

test('the payment provider gets the city of the settings and the country of the deployment', async () => {
  const customer = await newCustomer(harness);
  const pay = async () => {
    const slot = await newSlot(harness, await newService(harness));
    return harness.provider.payment(await startPaying(harness, customer, slot))?.customer;
  };
  expect(await pay()).toMatchObject({ city: 'Dhaka', country: 'Bangladesh' });
  await change({ city: 'Lyon' });
  harness.context.settings.businessCountry = 'FR';
  expect(await pay()).toMatchObject({ city: 'Lyon', country: 'France' });
  harness.context.settings.businessCountry = 'BD';
});

test('a setting that was emptied does not become the default again', async () => {
  harness.context.settings.askedVehicleDetails = ['brand'];
  expect((await read()).data.askedVehicleDetails).toEqual(['brand']);
  await change({ askedVehicleDetails: [], tagline: '' });
  expect((await read()).data).toMatchObject({ askedVehicleDetails: [], tagline: '' });
  harness.context.settings.askedVehicleDetails = vehicleDetails;
});

test('hours with a break, a late night and a holiday are kept as they are', async () => {
  const closed = { periods: [] };
  const withBreak = {
    periods: [
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '18:00' },
    ],
  };
  const late = { periods: [{ opens: '18:00', closes: '02:00' }] };
  const hours = [closed, withBreak, withBreak, withBreak, withBreak, late, closed];
  const exceptions = [
    { from: '2030-12-24', to: '2030-12-26', periods: [], note: 'Christmas' },
    { from: '2030-12-25', to: '2030-12-25', periods: late.periods, note: '' },
  ];
  expect((await change({ hours, exceptions })).status).toBe(200);
  expect((await read()).data).toMatchObject({ hours, exceptions });
});

test('the audit has the values before and after, only of the changed settings', async () => {
  const before = (await entries()).length;
  await change({ name: 'Corner Wash', phone: defaultSettings.phone });
  const found = await entries();
  expect(found).toHaveLength(before + 1);
  expect(found).toContainEqual(
    expect.objectContaining({
      action: 'settings changed',
      subject: { id: publicSettingsId, label: 'Settings' },
      before: { name: defaultSettings.name },
      after: { name: 'Corner Wash' },
      by: expect.objectContaining({ uid: admin.uid }),
    }),
  );
});

test('a change without effect writes nothing', async () => {
  const before = (await entries()).length;
  expect((await change({ name: defaultSettings.name })).status).toBe(200);
  expect(await entries()).toHaveLength(before);
  expect((await stored().get()).exists).toBe(false);
});

test('every bad field is named, and nothing is changed', async () => {
  const { status, errors } = await change({ name: '', holdMinutes: 1, phone: '0123 456' });
  expect(status).toBe(400);
  expect(errors?.map(({ path }: { path: string }) => path).toSorted()).toEqual([
    'holdMinutes',
    'name',
  ]);
  expect((await read()).data).toEqual(defaultSettings);
});

test('customers and strangers change nothing', async () => {
  expect((await change({ name: 'Mine' }, await newCustomer(harness))).status).toBe(403);
  expect((await change({ name: 'Mine' }, null)).status).toBe(401);
  expect((await read()).data).toEqual(defaultSettings);
});

test.each(['the first change', 'a later change'])(
  'two admins who save at the same moment lose nothing: %s',
  async (when) => {
    if (when === 'a later change') await change({ tagline: 'Washed by hand' });
    let isFirst = true;
    beforeEachCommit(harness, async () => {
      if (!isFirst) return;
      isFirst = false;
      await change({ phone: '0123 456' });
    });
    expect((await change({ name: 'Corner Wash' })).data).toMatchObject({
      name: 'Corner Wash',
      phone: '0123 456',
    });
    expect((await read()).data).toMatchObject({ name: 'Corner Wash', phone: '0123 456' });
  },
);

test("two admins add an exception at once: one is refused, and the other's entry stays", async () => {
  const day = (date: string) => ({ from: date, to: date, periods: [], note: '' });
  await change({ exceptions: [day('2030-05-01')] });
  const exceptions = (await read()).data.exceptions;
  const withOneMore = (date: string) =>
    change({ exceptions: [...exceptions, day(date)], seen: { exceptions } });
  const answers = await Promise.all([withOneMore('2030-05-02'), withOneMore('2030-05-03')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [first, second] =
    answers[0]?.status === 200 ? ['2030-05-02', '2030-05-03'] : ['2030-05-03', '2030-05-02'];
  expect((await withOneMore(first)).status).toBe(200);
  expect((await withOneMore(second)).code).toBe('conflict');
  // A change of another list succeeds.
  const other = await change({
    sizes: [],
    name: 'Corner Wash',
    seen: { exceptions: [], sizes: [] },
  });
  expect(other.status).toBe(200);
  expect((await read()).data.exceptions).toEqual([...exceptions, day(first)]);
});

describe('vehicle types', () => {
  const types = defaultSettings.vehicleTypes;
  const unknown = [{ path: 'vehicleType', message: 'Choose a vehicle type from the list.' }];
  const edit = ({ _id }: Service, suitableFor: string[]) =>
    call(harness, 'PATCH', `/services/${_id}`, { as: admin, json: { suitableFor } });
  let camper: VehicleType;
  test.beforeEach(() => {
    camper = { _id: randomUUID(), name: 'Camper' };
  });
  const slotIn = (service: Service, days: number) => newSlot(harness, service, days * 24 * 60);
  const sell = async (service: Service, days: number) =>
    bookAtDesk(harness, admin, await slotIn(service, days), { vehicleType: camper._id });

  test('that are new can be offered and sold, and what is sold keeps the name of its type', async () => {
    const service = await newService(harness);
    expect((await edit(service, [camper._id])).errors).toMatchObject([{ path: 'suitableFor[0]' }]);
    await change({ vehicleTypes: [camper, ...types] });
    expect((await edit(service, ['car', camper._id])).status).toBe(200);
    const first = await sell(service, 2);
    await change({ vehicleTypes: [{ ...camper, name: 'Motorhome' }, ...types] });
    const second = await sell(service, 3);
    const named = [first, second].map(({ data }) => data.vehicle.vehicleTypeName);
    expect(named).toEqual(['Camper', 'Motorhome']);

    const plate = { registrationPlate: 'CAMP 7' };
    const edited = await editBooking(harness, admin, first.data._id, plate);
    expect(edited.data.vehicle).toMatchObject({ ...plate, vehicleTypeName: 'Camper' });
  });

  test('that a service, a size or an add-on names are not removed', async () => {
    const service = await newService(harness);
    await change({ vehicleTypes: [camper, ...types] });
    await edit(service, [camper._id]);
    expect(await change({ vehicleTypes: types })).toMatchObject({
      status: 409,
      message: `Camper is still in 'Suitable for' of ${service.name}. Take it out there first.`,
      errors: [{ path: 'vehicleTypes' }],
    });
    await edit(service, ['car']);
    const sizes = [{ _id: 'large', name: 'Large', vehicleTypes: [camper._id] }];
    await change({ sizes });
    expect((await change({ vehicleTypes: types })).errors).toMatchObject([
      { path: 'sizes[0].vehicleTypes' },
    ]);
    expect((await change({ vehicleTypes: types, sizes: [] })).status).toBe(200);
  });

  test('that were removed stay in bookings and garages, and are not sold any more', async () => {
    const service = await newService(harness);
    await change({ vehicleTypes: [camper, ...types] });
    await edit(service, ['car', camper._id]);
    const { data: booking } = await sell(service, 2);
    const customer = await newCustomer(harness);
    const vehicle = { vehicleType: camper._id, registrationPlate: 'CAMP 1' };
    const add = () => call(harness, 'POST', '/garage', { as: customer, json: vehicle });
    expect((await add()).data).toMatchObject({ ...vehicle, vehicleTypeName: 'Camper' });
    await edit(service, ['car']);
    await change({ vehicleTypes: types });

    const plate = { registrationPlate: 'CAMP 2' };
    const edited = await editBooking(harness, admin, booking._id, plate);
    expect(edited.data.vehicle).toMatchObject({ ...plate, vehicleTypeName: 'Camper' });
    const garage = await call(harness, 'GET', '/garage', { as: customer });
    expect(garage.data).toMatchObject([{ ...vehicle, vehicleTypeName: 'Camper' }]);
    expect((await add()).errors).toEqual(unknown);
    expect((await sell(service, 3)).errors).toEqual(unknown);
    const slot = await slotIn(service, 4);
    expect((await initiate(harness, customer, slot, { change: vehicle })).errors).toEqual(unknown);
  });
});
