import { messageSettingsOf } from '@carwash/domain/messages/message-settings';
import { listChangedMeanwhile } from '@carwash/domain/schema/seen-lists';
import { expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
test.beforeEach(async () => {
  await harness.context.db.messageSettings.delete();
});
test.afterAll(async () => {
  await harness.context.db.messageSettings.delete();
});

const read = (as: Person | null = admin) =>
  call(harness, 'GET', '/settings/messages', { ...(as && { as }) });
const change = (json: object, as: Person | null = admin) =>
  call(harness, 'PATCH', '/settings/messages', { ...(as && { as }), json });

test('a change is returned and stored, and the rest stays', async () => {
  expect((await read()).data).toEqual(messageSettingsOf(null));
  const ownLines = [{ kind: 'moved', line: 'The gate is behind the house.' }];
  expect(await change({ ownLines })).toMatchObject({ status: 200, message: 'Settings saved' });
  await change({ offKinds: ['ready'], isStopped: true });
  expect((await read()).data).toEqual({
    ...messageSettingsOf(null),
    ownLines,
    offKinds: ['ready'],
    isStopped: true,
  });
});

test('a list that is another by now than the caller has seen stays as it is', async () => {
  await change({ offKinds: ['ready'] });
  const seen = { offKinds: [] };
  expect(await change({ offKinds: ['how_was_it'], seen })).toMatchObject({
    status: 409,
    message: listChangedMeanwhile,
  });
  expect((await read()).data.offKinds).toEqual(['ready']);
  const { status } = await change({ offKinds: [], seen: { offKinds: ['ready'] } });
  expect([status, (await read()).data.offKinds]).toEqual([200, []]);
});

test('customers and strangers neither read nor change them', async () => {
  const customer = await newCustomer(harness);
  expect((await read(customer)).status).toBe(403);
  expect((await read(null)).status).toBe(401);
  expect((await change({ isStopped: true }, customer)).status).toBe(403);
  expect((await change({ isStopped: true }, null)).status).toBe(401);
  expect((await read()).data).toEqual(messageSettingsOf(null));
});
