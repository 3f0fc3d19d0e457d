import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { capabilitiesOf, isCapability, type Role, roles } from '@carwash/domain/roles/role';
import { describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { initiate, startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person, signIn } from '../support/people/people.ts';
import {
  openPersonas,
  type PersonaName,
  type Personas,
  personaNames,
  unsignedToken,
} from '../support/people/personas.ts';
import { addressOf, endpointList } from '../support/requests/endpoint-list.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let personas: Personas;
test.beforeAll(async ({ harness }) => {
  customer = await newCustomer(harness);
  personas = await openPersonas(harness, customer);
});

type Expected = 'reached' | 'unauthenticated' | 'forbidden';

const roleOf = (persona: PersonaName): Role | undefined => roles.find((role) => role === persona);

function expectedOf({ auth }: Endpoint, persona: PersonaName): Expected {
  if (auth === 'anyone') return 'reached';
  const role = roleOf(persona);
  if (!role) return 'unauthenticated';
  if (auth === 'signedIn' || auth === 'anyRole') return 'reached';
  const admitted = isCapability(auth) ? capabilitiesOf(role).includes(auth) : auth === role;
  return admitted ? 'reached' : 'forbidden';
}

/**
 * Returns the outcome of a call: refusals by name; an admitted caller may get anything but a refusal or a
 * failure.
 */
function outcomeOf({ status, code }: Answer): Expected | string {
  if (status === 401 && code === 'unauthenticated') return 'unauthenticated';
  if (status === 403 && code === 'forbidden') return 'forbidden';
  return status < 500 && status !== 401 && status !== 403 ? 'reached' : `${status} ${code}`;
}

const callAs = (endpoint: Endpoint, token: string | undefined) =>
  call(harness, endpoint.method, addressOf(endpoint), token === undefined ? {} : { token });

describe.each(endpointList)('%s', (_name, endpoint) => {
  test.each(personaNames.map((persona) => [persona, expectedOf(endpoint, persona)] as const))(
    '%s: %s',
    async (persona, expected) => {
      expect(outcomeOf(await callAs(endpoint, personas[persona]))).toBe(expected);
    },
  );
});

const now = () => Math.floor(Date.now() / 1000);

describe('an invalid token is refused', () => {
  test.each<[string, () => object]>([
    ['another project', () => ({ aud: 'somebody-else' })],
    ['another issuer', () => ({ iss: 'https://securetoken.google.com/somebody-else' })],
    ['expired a minute ago', () => ({ exp: now() - 60 })],
    ['no person', () => ({ sub: '' })],
    ['an unknown person', () => ({ sub: 'never-was', user_id: 'never-was' })],
  ])('%s', async (_case, claims) => {
    const token = unsignedToken(customer.uid, { role: 'user', ...claims() });
    const answer = await call(harness, 'GET', '/bookings/my-bookings', { token });
    expect([answer.status, answer.code]).toEqual([401, 'unauthenticated']);
  });

  test('a deleted account', async () => {
    const former = await newCustomer(harness);
    await harness.auth.deleteUser(former.uid);
    const answer = await call(harness, 'GET', '/bookings/my-bookings', { as: former });
    expect([answer.status, answer.code]).toEqual([401, 'unauthenticated']);
  });

  test('but the same token is accepted when it is valid', async () => {
    const token = unsignedToken(customer.uid, { role: 'user' });
    expect((await call(harness, 'GET', '/bookings/my-bookings', { token })).status).toBe(200);
  });
});

test.each([
  ['Basic', 'Basic dXNlcjpwYXNz'],
  ['a bare token', 'token'],
  ['no token after Bearer', 'Bearer '],
  ['two tokens', 'Bearer one two'],
  ['a comma', 'Bearer one,Bearer two'],
])('the Authorization header with %s: 401', async (_case, authorization) => {
  const answer = await call(harness, 'GET', '/bookings/my-bookings', {
    headers: { authorization },
  });
  expect([answer.status, answer.code]).toEqual([401, 'unauthenticated']);
});

test.each([
  { role: 'Admin' },
  { role: ['admin'] },
  { role: true },
  { role: null },
  { admin: true },
  { roles: ['admin'] },
])('%j is not accepted as the admin role', async (claims) => {
  const token = unsignedToken(customer.uid, claims);
  const answer = await call(harness, 'GET', '/auth/users', { token });
  expect([answer.status, answer.code]).toEqual([403, 'forbidden']);
});

test('a role in the body or the query gives no rights', async () => {
  const query = await call(harness, 'GET', '/auth/users?role=admin', { as: customer });
  const path = `/auth/update-role/${customer.uid}`;
  const body = await call(harness, 'PATCH', path, { as: customer, json: { role: 'admin' } });
  expect([query.status, body.status]).toEqual([403, 403]);
});

test('an account without a role may not buy', async () => {
  const { uid, ...person } = await newCustomer(harness);
  await harness.auth.setCustomUserClaims(uid, {});
  const token = await signIn(person.email);
  const slot = await newSlot(harness, await newService(harness));
  const answer = await initiate(harness, { ...person, uid, token }, slot);
  expect(answer.status).toBe(403);
});

test('an admin whose account was disabled is refused at once', async () => {
  const id = await startPaying(
    harness,
    customer,
    await newSlot(harness, await newService(harness)),
  );
  const former = await newAdmin(harness);
  await harness.auth.updateUser(former.uid, { disabled: true });
  const answer = await call(harness, 'GET', `/transactions/${id}`, { as: former });
  expect([answer.status, answer.code]).toEqual([401, 'unauthenticated']);
});
