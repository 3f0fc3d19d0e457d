import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { ApiError } from '@carwash/functions/errors/api-error';
import { validateInput } from '@carwash/functions/http/validate-input';
import { beforeAll, describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { badAccountBodies } from '../support/bad-input/account-bodies.ts';
import type { BadBody, Known } from '../support/bad-input/bad-body.ts';
import { badBayBodies } from '../support/bad-input/bay-bodies.ts';
import { badCustomerBodies } from '../support/bad-input/customer-bodies.ts';
import { type Fault, faultsOf } from '../support/bad-input/faults-of.ts';
import { badGarageBodies } from '../support/bad-input/garage-bodies.ts';
import { badMessageBodies } from '../support/bad-input/message-bodies.ts';
import { badPaymentBodies } from '../support/bad-input/payment-bodies.ts';
import { badQueries } from '../support/bad-input/queries.ts';
import { badServiceBodies } from '../support/bad-input/service-bodies.ts';
import { badSettingsBodies } from '../support/bad-input/settings-bodies.ts';
import { badSlotBodies } from '../support/bad-input/slot-bodies.ts';
import { badTillBodies } from '../support/bad-input/till-bodies.ts';
import { badWaitlistBodies } from '../support/bad-input/waitlist-bodies.ts';
import { newAdmin, newCustomer, newPerson, type Person } from '../support/people/people.ts';
import { everythingStored } from '../support/records/everything-stored.ts';
import { addressOf, endpointList } from '../support/requests/endpoint-list.ts';
import { rawCall } from '../support/requests/raw-call.ts';
import { harness, test } from '../support/test.ts';

let known: Known;
let people: Record<BadBody['as'], Person | undefined>;
test.beforeAll(async ({ harness }) => {
  const [user, leaver, deleted, washer, admin, service] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newCustomer(harness),
    newPerson(harness, 'washer'),
    newAdmin(harness),
    newService(harness),
  ]);
  people = { nobody: undefined, user, leaver, deleted, washer, admin };
  known = { service: service._id, slot: (await newSlot(harness, service))._id, user: user.uid };
});

let before: Record<string, string>;
const remember = async () => {
  before = await everythingStored(harness);
};
const expectNothingWritten = async () => expect(await everythingStored(harness)).toEqual(before);

const methodOf = (name: EndpointName) => endpoints[name].method;

function expectRefused({ status, code, success, message, errors }: Answer, field: string): void {
  expect([status, code, success]).toEqual([400, 'bad_input', false]);
  expect(message).not.toBe('');
  expect(errors?.map(({ path }) => path)).toContain(field);
}

const badBodies = [
  ...badAccountBodies,
  ...badServiceBodies,
  ...badSettingsBodies,
  ...badMessageBodies,
  ...badBayBodies,
  ...badSlotBodies,
  ...badPaymentBodies,
  ...badGarageBodies,
  ...badWaitlistBodies,
  ...badCustomerBodies,
  ...badTillBodies,
];

/** Calls that take JSON, with the fields of their bodies. */
const bodies = endpointList
  .filter(([, { accepts }]) => accepts === 'json')
  .map(([name, { body }]) => ({ endpoint: name, fields: Object.keys(body.fields) }))
  .filter(({ fields }) => fields.length > 0);

test.each(bodies)('$endpoint: a fault is tried for every field', ({ endpoint, fields }) => {
  expect(badBodies.map((bad) => bad.endpoint)).toContain(endpoint);
  const faulty = faultsOf(endpoints[endpoint].body).map(([field]) => field.replace(/[[.].*/, ''));
  expect(fields.filter((field) => !faulty.includes(field))).toEqual([]);
});

/** Returns the fields that a validation names; none for a valid body. */
function namedBy(validate: () => unknown): string[] {
  try {
    validate();
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return (error.errors ?? []).map(({ path }) => path);
  }
}

/** Returns one fault for each field, however deep it is. */
const onePerField = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.toReversed().map((fault) => [fault[0], fault])).values(),
];

describe.each(badBodies)('$endpoint', ({ endpoint, as, params, body, faults = [] }) => {
  const send = (change: object) =>
    call(harness, methodOf(endpoint), addressOf(endpoints[endpoint], params?.(known)), {
      as: people[as],
      json: { ...body(known), ...change },
    });
  const bySchema = faultsOf(endpoints[endpoint].body);

  beforeAll(remember);

  test('its schema names the field of each fault', () => {
    const unnamed = bySchema.filter(([field, change]) => {
      const json = JSON.parse(JSON.stringify({ ...body(known), ...change }));
      return !namedBy(() => validateInput(endpoints[endpoint].body, json)).includes(field);
    });
    expect(unnamed).toEqual([]);
  });

  test.each([...onePerField(bySchema), ...faults])('%s %j', async (field, change) => {
    expectRefused(await send(change), field);
  });

  test('nothing was written', expectNothingWritten);

  test('the body without a fault is not refused as bad input', async () => {
    expect((await send({})).status).not.toBe(400);
  });
});

describe.each(badQueries)('$endpoint', ({ endpoint, as, faults }) => {
  beforeAll(remember);

  test.each(faults)('%s: ?%s', async (field, query) => {
    const address = addressOf(endpoints[endpoint]);
    const path = `${address}?${query}`;
    expectRefused(await call(harness, methodOf(endpoint), path, { as: people[as] }), field);
  });

  test('nothing was written', expectNothingWritten);
});

describe('the callbacks of the provider', () => {
  beforeAll(remember);

  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const unreadable = ['', 'mer_txnid=', 'mer_txnid=a&mer_txnid=b', 'mer_txnid[]=a'];

  test('notifyPayment: 400 without one readable transaction id', async () => {
    for (const body of unreadable) {
      const address = addressOf(endpoints.notifyPayment);
      const answer = await rawCall(harness, 'POST', address, { headers, body });
      expect([answer.status, answer.code]).toEqual([400, 'bad_input']);
      expect(answer.errors?.map(({ path }) => path)).toEqual(['mer_txnid']);
    }
  });

  test.each(['receivePaymentSuccess', 'receivePaymentFailure'] as const)(
    '%s: on to the page of failed payments',
    async (name) => {
      for (const body of unreadable) {
        const answer = await rawCall(harness, 'POST', addressOf(endpoints[name]), {
          headers,
          body,
        });
        expect([answer.status, answer.headers.location]).toEqual([
          303,
          `${harness.apiUrl}/booking-fail`,
        ]);
      }
    },
  );

  test('nothing was written', expectNothingWritten);
});

const badIds: [string, string, number[]][] = [
  ['a path upwards', '..%2F..%2Fusers', [400, 404]],
  ['dots', '%2e%2e', [400, 404]],
  ['a slash', 'users%2Fsomebody', [400, 404]],
  ['a reserved id', '__all__', [400, 404]],
  ['a prototype key', '__proto__', [400, 404]],
  ['200 characters', 'x'.repeat(200), [400, 404]],
  ['8,000 characters', 'x'.repeat(8000), [400, 404]],
  ['a null', 'a%00b', [400, 404]],
  ['a line break', 'a%0d%0aset-cookie:%20a=b', [400, 404]],
  ['an emoji', '%F0%9F%9A%97', [400, 404]],
  ['a lone percent sign', '%', [400]],
  ['half a character', '%E0%A4%A', [400]],
  ['an overlong encoding', '%C0%AE%C0%AE', [400]],
];

const emptyList = { status: 200, data: [] };

describe.each(endpointList.filter(([, { path }]) => path.includes(':')))(
  '%s',
  (_name, endpoint) => {
    beforeAll(remember);

    test.each(badIds)('with %s for an id', async (_case, id, statuses) => {
      const as = endpoint.auth === 'user' ? people.user : people.admin;
      const path = endpoint.path.replace(/:\w+/, id);
      const answer = await rawCall(harness, endpoint.method, path, { as });
      // A list of an unknown owner may also be empty.
      if (answer.status === 200) expect(answer).toMatchObject(emptyList);
      else expect(statuses).toContain(answer.status);
    });

    test('nothing was written', expectNothingWritten);
  },
);
