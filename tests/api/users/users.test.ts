import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { profileOf } from '../../support/reads/profiles.ts';
import { idsByPage } from '../support/calls/all-pages.ts';
import { newAdmin, newCustomer, newCustomers, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let people: Person[];
let customer: Person;
let stranger: Person;
let admin: Person;
test.beforeAll(async ({ harness }) => {
  customer = await newCustomer(harness);
  stranger = await newCustomer(harness);
  admin = await newAdmin(harness);
  people = [customer, stranger, admin];
  for (const _ of [1, 2]) people.push(await newCustomer(harness));
});

const list = (query = '', as = admin) => call(harness, 'GET', `/auth/users${query}`, { as });

describe('the list of users', () => {
  test('has everybody, the newest first', async () => {
    const { status, data, meta } = await list();
    expect([status, meta]).toEqual([200, { limit: 20, nextCursor: null }]);
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual(
      people.map(({ uid }) => uid).reverse(),
    );
  });

  test('pages from cursor to cursor without a gap', async () => {
    const pages = await idsByPage(harness, admin, '/auth/users', 2);
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

describe('a search', () => {
  let minas: string[];
  test.beforeAll(async ({ harness }) => {
    const rename = async (person: Person, name: string) => {
      const searchTerms = searchTermsOfPerson({ name, email: person.email, phone: '0199' });
      await harness.context.db.users.doc(person.uid).update({ name, phone: '0199', searchTerms });
      return person.uid;
    };
    const [rahman, khan, jamal] = await newCustomers(harness, 3);
    if (!rahman || !khan || !jamal) throw new Error('There are three');
    minas = [await rename(rahman, 'Mina Rahman'), await rename(khan, 'Mina Khan')];
    await rename(jamal, 'Jamal Rahman');
  });

  const found = async (search: string) => {
    const { data } = await list(`?search=${encodeURIComponent(search)}`);
    return data.map(({ name }: { name: string }) => name).sort();
  };

  test.each([
    ['a name', 'mina', ['Mina Khan', 'Mina Rahman']],
    ['beginnings of two words', 'RAH mi', ['Mina Rahman']],
    ['words that no one person has', 'jamal khan', []],
    ['a phone', '0199', ['Jamal Rahman', 'Mina Khan', 'Mina Rahman']],
    ['nobody', 'zzz', []],
    ['signs without a letter or a digit', '%', []],
  ])('finds people by %s', async (_case, search, names) => {
    expect(await found(search)).toEqual(names);
  });

  test('finds people by an email', async () => {
    expect(await found(customer.email.slice(0, 10))).toEqual([customer.name]);
  });

  test('pages from cursor to cursor', async () => {
    for (const search of ['mina', 'mi 0199']) {
      const path = `/auth/users?search=${encodeURIComponent(search)}`;
      const pages = await idsByPage(harness, admin, path, 1);
      expect(pages.flat().sort()).toEqual(minas.toSorted());
    }
  });
});

describe.each([
  ['by id', ({ uid }: Person) => `/auth/users/${uid}`],
  ['by email', ({ email }: Person) => `/auth/users/email/${encodeURIComponent(email)}`],
  ['by email in capitals', ({ email }: Person) => `/auth/users/email/${email.toUpperCase()}`],
])('one user %s', (_case, path) => {
  const read = (as: Person, whom: Person) => call(harness, 'GET', path(whom), { as });

  test('is shown to themselves and to admins', async () => {
    const profile = await profileOf(harness, customer.uid);
    const expected = JSON.parse(
      JSON.stringify({ ...profile, searchTerms: undefined, signInWays: undefined }),
    );
    expect((await read(customer, customer)).data).toEqual(expected);
    expect((await read(admin, customer)).data).toEqual(expected);
  });

  test("another user's profile is not found, like an unknown one", async () => {
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
  'an unknown user is not found: %s',
  async (path) => {
    expect((await call(harness, 'GET', path, { as: admin })).status).toBe(404);
  },
);
