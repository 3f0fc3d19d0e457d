import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { password } from '../../support/accounts/accounts.ts';
import { call } from '../../support/calls/call.ts';
import { profileOf } from '../../support/reads/profiles.ts';
import { breakAuth } from '../support/faults/break-auth.ts';
import { accountOf } from '../support/people/accounts.ts';
import { newCustomer, type Person, signIn } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

const stored = 'a'.repeat(64);
const imagePath = (sha256: string) => `/api/images/${sha256}`;

let customer: Person;
test.beforeAll(async ({ harness }) => {
  await harness.context.db.images.doc(stored).set({ createdAt: new Date() });
});
beforeEach(async () => {
  customer = await newCustomer(harness);
});
afterEach(() => expectConsistentRecords(harness));

const update = (json: object, as = customer) =>
  call(harness, 'PATCH', '/auth/update-profile', { as, json });

test.each([
  { name: 'Rumana Akter' },
  { phone: '+8801811000000' },
  { address: '7 Hill Road, ঢাকা' },
  { profileImage: imagePath(stored) },
  { profileImage: null },
  { name: 'Rumana', phone: '+8801811000001', address: '2', profileImage: imagePath(stored) },
  {},
])('%j changes only these fields and the search terms', async (json) => {
  const before = await profileOf(harness, customer.uid);
  if (!before) throw new Error('The customer has no profile');
  const { status, data } = await update(json);
  expect(status).toBe(200);
  const changed = { ...before, ...json };
  const after = { ...changed, searchTerms: searchTermsOfPerson(changed) };
  const { formerPhones, ...stored } = (await profileOf(harness, customer.uid)) ?? {};
  expect(stored).toEqual(after);
  expect(formerPhones?.length).toBe('phone' in json ? 1 : undefined);
  const unsaid = { searchTerms: undefined, signInWays: undefined };
  expect(data).toEqual(JSON.parse(JSON.stringify({ ...changed, ...unsaid })));
});

test.each([
  ['01711-000 000', '+8801711000000'],
  ['০১৭১১০০০০০০', '+8801711000000'],
  ['+44 7700 900142', '+447700900142'],
])('the phone number %s is kept as %s', async (phone, kept) => {
  expect((await update({ phone })).data.phone).toBe(kept);
  expect((await profileOf(harness, customer.uid))?.phone).toBe(kept);
});

test('an account has at most fifty former phone numbers, none of which is forgotten', async () => {
  const formerPhones = Array.from({ length: 49 }, (_, at) => `trace-${at}`);
  await harness.context.db.users.doc(customer.uid).update({ formerPhones });
  expect((await update({ phone: '+8801811000000' })).status).toBe(200);
  const refused = await update({ phone: '+8801811000001' });
  expect([refused.status, refused.errors?.map(({ path }) => path)]).toEqual([400, ['phone']]);
  const stored = await profileOf(harness, customer.uid);
  expect(stored?.phone).toBe('+8801811000000');
  expect(stored?.formerPhones).toEqual([...formerPhones, expect.any(String)]);
  expect((await update({ name: 'Rumana Akter' })).status).toBe(200);
});

test('the account gets the new name too', async () => {
  await update({ name: 'Rumana Akter' });
  expect((await accountOf(harness, customer.uid))?.displayName).toBe('Rumana Akter');
});

test('an account that cannot be reached does not keep the profile from changing', async () => {
  const mend = breakAuth(harness, 'updateUser');
  const answer = await update({ name: 'Rumana Akter' });
  mend();
  expect(answer.status).toBe(200);
  expect((await profileOf(harness, customer.uid))?.name).toBe('Rumana Akter');
  await update({ name: 'Rumana Akter' });
  expect((await accountOf(harness, customer.uid))?.displayName).toBe('Rumana Akter');
});

test('changes of different fields at the same moment are all kept', async () => {
  const changes = [
    { name: 'Rumana' },
    { phone: '+8801811000001' },
    { address: '2' },
    { profileImage: null },
  ];
  await Promise.all(changes.map((json) => update(json)));
  expect(await profileOf(harness, customer.uid)).toMatchObject(Object.assign({}, ...changes));
});

test('a picture can be taken off again', async () => {
  await update({ profileImage: imagePath(stored) });
  await update({ profileImage: null });
  expect((await profileOf(harness, customer.uid))?.profileImage).toBeNull();
});

describe('a change is refused and the profile stays', () => {
  test.each([
    ['name', { name: '' }],
    ['name', { name: null }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: 'ad\u202Emin' }],
    ['phone', { phone: '', name: 'Fine' }],
    ['phone', { phone: 'abc', name: 'Fine' }],
    ['address', { address: 12 }],
    ['profileImage', { profileImage: imagePath('b'.repeat(64)), name: 'Fine' }],
    ['profileImage', { profileImage: 'https://elsewhere.test/photo.png' }],
    ['profileImage', { profileImage: `${imagePath(stored)}/../x` }],
    ['profileImage', { profileImage: '' }],
    ['email', { email: 'other@example.test' }],
    ['role', { role: 'admin' }],
    ['_id', { _id: 'somebody-else' }],
    ['claimsUpdatedAt', { claimsUpdatedAt: '2030-01-01T00:00:00Z' }],
  ])('%s %j', async (path, json) => {
    const before = await profileOf(harness, customer.uid);
    const answer = await update(json);
    expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
    expect(answer.errors?.map((error) => error.path)).toEqual([path]);
    expect(await profileOf(harness, customer.uid)).toEqual(before);
  });
});

test('an account without a profile cannot change it', async () => {
  const email = 'half@example.test';
  const { uid } = await harness.auth.createUser({ email, password });
  const half = { uid, email, name: '', authorKey: '', token: await signIn(email) };
  const answers = [await update({}, half), await update({ name: 'Rumana' }, half)];
  expect(answers.map(({ status, code }) => [status, code])).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
  ]);
});
