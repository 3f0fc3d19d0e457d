import { publicSettingsId } from '@carwash/domain/settings/collections';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import type { UpdateSettings } from '@carwash/domain/settings/endpoints';
import { expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { startPaying } from '../support/calls/payments.ts';
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
  harness.context.settings.askedVehicleDetails = [];
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
