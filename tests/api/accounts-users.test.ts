import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profileOf } from './support/accounts.ts';
import { call } from './support/call.ts';
import { newAdmin, newCustomer, type Person } from './support/customers.ts';
import { idsByPage } from './support/pages.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
let people: Person[];
let customer: Person;
let stranger: Person;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  customer = await newCustomer(world);
  stranger = await newCustomer(world);
  admin = await newAdmin(world);
  people = [customer, stranger, admin];
  for (const _ of [1, 2]) people.push(await newCustomer(world));
});
afterAll(() => world.close());

const list = (query = '', as = admin) => call(world, 'GET', `/auth/users${query}`, { as });

describe('the list of users', () => {
  test('has everybody, the newest first', async () => {
    const { status, data, meta } = await list();
    expect([status, meta]).toEqual([200, { limit: 20, nextCursor: null }]);
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual(
      people.map(({ uid }) => uid).reverse(),
    );
  });

  test('pages from cursor to cursor without a gap', async () => {
    const pages = await idsByPage(world, admin, '/auth/users', 2);
    expect(pages.map((ids) => ids.length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(people.map(({ uid }) => uid).reverse());
  });

  test.each([
    ['limit', '?limit=0'],
    ['limit', '?limit=101'],
    ['cursor', '?cursor=nobody'],
    ['cursor', '?cursor=..%2Fservices%2Fx'],
    ['role', '?role=admin'],
  ])('refuses a bad %s: %s', async (path, query) => {
    const answer = await list(query);
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, path]);
  });

  test('is for admins', async () => {
    expect((await list('', customer)).status).toBe(403);
  });
});

describe.each([
  ['by id', ({ uid }: Person) => `/auth/users/${uid}`],
  ['by email', ({ email }: Person) => `/auth/users/email/${encodeURIComponent(email)}`],
  ['by email in capitals', ({ email }: Person) => `/auth/users/email/${email.toUpperCase()}`],
])('one user %s', (_case, path) => {
  const read = (as: Person, whom: Person) => call(world, 'GET', path(whom), { as });

  test('is shown to themselves and to admins', async () => {
    const profile = await profileOf(world, customer.uid);
    const expected = JSON.parse(JSON.stringify(profile));
    expect((await read(customer, customer)).data).toEqual(expected);
    expect((await read(admin, customer)).data).toEqual(expected);
  });

  test('does not exist for others, exactly as nobody does', async () => {
    const nobody = { ...stranger, uid: 'nobody', email: 'nobody@example.test' };
    const answers = await Promise.all([
      read(stranger, customer),
      read(customer, admin),
      read(stranger, nobody),
      read(admin, nobody),
    ]);
    expect(answers.map(({ status, code, message }) => [status, code, message])).toEqual(
      answers.map(() => [404, 'not_found', 'There is no such user.']),
    );
  });
});

test.each(['/auth/users/..%2Fusers', '/auth/users/__x__', '/auth/users/email/%F0%9F%9A%97'])(
  'an address that names nobody: %s',
  async (path) => {
    expect((await call(world, 'GET', path, { as: admin })).status).toBe(404);
  },
);
