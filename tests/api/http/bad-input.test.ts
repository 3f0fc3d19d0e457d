import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { ApiError } from '@carwash/functions/errors/api-error';
import { validateInput } from '@carwash/functions/http/validate-input';
import { foldDeltas } from '@carwash/functions/statistics/fold-deltas';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { badAccountBodies } from '../support/bad-input/account-bodies.ts';
import { type BadBody, type Known, validBody } from '../support/bad-input/bad-body.ts';
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

function sendBody(bad: BadBody, change: object): Promise<Answer> {
  const { endpoint, as, params } = bad;
  return call(harness, methodOf(endpoint), addressOf(endpoints[endpoint], params?.(known)), {
    as: people[as],
    json: { ...validBody(bad, known), ...change },
  });
}

const badIds: [string, string][] = [
  ['a path upwards', '..%2F..%2Fusers'],
  ['dots', '%2e%2e'],
  ['a slash', 'users%2Fsomebody'],
  ['a reserved id', '__all__'],
  ['a prototype key', '__proto__'],
  ['a name that every object has', 'constructor'],
  ['a slot of a service of such a name', 'constructor_2030-06-15_0900'],
  ['200 characters', 'x'.repeat(200)],
  ['8,000 characters', 'x'.repeat(8000)],
  ['a null', 'a%00b'],
  ['a line break', 'a%0d%0aset-cookie:%20a=b'],
  ['an emoji', '%F0%9F%9A%97'],
];

const emptyList = { status: 200, data: [] };

describe('a faulty request is refused and writes nothing', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    // The deletion of a service that does not exist folds, too.
    await foldDeltas(harness.context);
    before = await everythingStored(harness);
  });
  // A difference names the documents and when they changed; `-t` with the name of a call tells whether it was that one.
  afterAll(async () => {
    expect(await everythingStored(harness)).toEqual(before);
  });

  describe.each(badBodies)('$endpoint', (bad) => {
    const { endpoint, faults = [] } = bad;
    const bySchema = faultsOf(endpoints[endpoint].body);

    test('its schema names the field of each fault', () => {
      const unnamed = bySchema.filter(([field, change]) => {
        const json = JSON.parse(JSON.stringify({ ...validBody(bad, known), ...change }));
        return !namedBy(() => validateInput(endpoints[endpoint].body, json)).includes(field);
      });
      expect(unnamed).toEqual([]);
    });

    test.each([...onePerField(bySchema), ...faults])('%s %j', async (field, change) => {
      expectRefused(await sendBody(bad, change), field);
    });
  });

  describe.each(badQueries)('$endpoint', ({ endpoint, as, faults }) => {
    test.each(faults)('%s: ?%s', async (field, query) => {
      const path = `${addressOf(endpoints[endpoint])}?${query}`;
      expectRefused(await call(harness, methodOf(endpoint), path, { as: people[as] }), field);
    });
  });

  describe('the callbacks of the provider', () => {
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
  });

  describe.each(endpointList.filter(([, { path }]) => path.includes(':')))(
    '%s',
    (_name, endpoint) => {
      test.each(badIds)('with %s for an id', async (_case, id) => {
        const as = endpoint.auth === 'user' ? people.user : people.admin;
        const path = endpoint.path.replace(/:\w+/, id);
        const answer = await rawCall(harness, endpoint.method, path, { as });
        // A list of an unknown owner may also be empty.
        if (answer.status === 200) expect(answer).toMatchObject(emptyList);
        else expect([400, 404]).toContain(answer.status);
      });
    },
  );

  // One endpoint is enough, because the router refuses them before it looks for an endpoint.
  test.each([
    ['a lone percent sign', '%'],
    ['half a character', '%E0%A4%A'],
    ['an overlong encoding', '%C0%AE%C0%AE'],
  ])('%s in an address', async (_case, id) => {
    expect((await rawCall(harness, 'GET', `/services/${id}`)).status).toBe(400);
  });
});

test.each(badBodies)(
  '$endpoint: the body without a fault is not refused as bad input',
  async (bad) => {
    expect((await sendBody(bad, {})).status).not.toBe(400);
  },
);
