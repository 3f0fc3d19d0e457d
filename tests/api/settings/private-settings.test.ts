import type { PrivateSettings } from '@carwash/domain/settings/private-settings';
import { privateSettingsId } from '@carwash/domain/settings/settings-ids';
import { expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { beforeEachCommit } from '../support/faults/interrupt-commits.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

const nothing: PrivateSettings = { legalName: '', taxNumber: '', deskNote: '' };

let admin: Person;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
test.beforeEach(async () => {
  await harness.context.db.privateSettings.delete();
});
test.afterEach(() => harness.mend());

const read = (as: Person | null = admin) =>
  call(harness, 'GET', '/settings/private', { ...(as && { as }) });
const change = (json: Partial<PrivateSettings>, as: Person | null = admin) =>
  call(harness, 'PATCH', '/settings/private', { ...(as && { as }), json });

const entries = async () =>
  (await harness.context.db.audit.where('subject.id', '==', privateSettingsId).get()).docs.map(
    (entry) => entry.data(),
  );

test('the private settings are empty until something is set', async () => {
  expect(await read()).toMatchObject({ status: 200, data: nothing });
});

test('a change is returned and stored, and the rest stays', async () => {
  const { status, data, message } = await change({ legalName: 'Corner Wash Ltd.' });
  expect({ status, message }).toEqual({ status: 200, message: 'Settings saved' });
  expect(data).toEqual({ ...nothing, legalName: 'Corner Wash Ltd.' });
  const deskNote = 'Alarm code changes on Monday.\nKeys are with Rina.';
  await change({ deskNote });
  expect((await read()).data).toEqual({ ...nothing, legalName: 'Corner Wash Ltd.', deskNote });
  await change({ deskNote: '' });
  expect((await read()).data.deskNote).toBe('');
});

test('customers and strangers neither read nor change them, and no cache keeps them', async () => {
  const customer = await newCustomer(harness);
  expect((await read(customer)).status).toBe(403);
  expect((await read(null)).status).toBe(401);
  expect((await change({ deskNote: 'Mine' }, customer)).status).toBe(403);
  expect((await change({ deskNote: 'Mine' }, null)).status).toBe(401);
  expect((await read()).data).toEqual(nothing);
  const response = await fetch(`${harness.apiUrl}/api/settings/private`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('no-store');
});

test('the audit has the values before and after, only of the changed settings', async () => {
  await change({ taxNumber: 'BIN 1', deskNote: 'Early shift: Rina' });
  const before = (await entries()).length;
  await change({ taxNumber: 'BIN 2', deskNote: 'Early shift: Rina' });
  const found = await entries();
  expect(found).toHaveLength(before + 1);
  expect(found).toContainEqual(
    expect.objectContaining({
      action: 'private settings changed',
      subject: { id: privateSettingsId, label: 'Private settings' },
      before: { taxNumber: 'BIN 1' },
      after: { taxNumber: 'BIN 2' },
      by: expect.objectContaining({ uid: admin.uid }),
    }),
  );
});

test('the audit keeps that the note for the desk was changed, and not what it says', async () => {
  await change({ deskNote: 'Call Mr Karim before nine' });
  await change({ deskNote: 'Mr Karim was called', taxNumber: 'BIN 3' });
  const found = await entries();
  expect(JSON.stringify(found)).not.toContain('Karim');
  expect(found).toContainEqual(
    expect.objectContaining({
      before: expect.objectContaining({ deskNote: 'not kept' }),
      after: { deskNote: 'changed', taxNumber: 'BIN 3' },
    }),
  );
});

test('a change without effect writes nothing', async () => {
  const before = (await entries()).length;
  expect((await change(nothing)).status).toBe(200);
  expect(await entries()).toHaveLength(before);
  expect((await harness.context.db.privateSettings.get()).exists).toBe(false);
});

test.each(['the first change', 'a later change'])(
  'two admins who save at the same moment lose nothing: %s',
  async (when) => {
    if (when === 'a later change') await change({ taxNumber: 'BIN 1' });
    let isFirst = true;
    beforeEachCommit(harness, async () => {
      if (!isFirst) return;
      isFirst = false;
      await change({ deskNote: 'Early shift: Rina' });
    });
    const both = { legalName: 'Corner Wash Ltd.', deskNote: 'Early shift: Rina' };
    expect((await change({ legalName: 'Corner Wash Ltd.' })).data).toMatchObject(both);
    expect((await read()).data).toMatchObject(both);
  },
);
