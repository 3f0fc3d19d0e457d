import { limitedKinds } from '@carwash/domain/api/endpoint';
import { type EndpointName, endpoints } from '@carwash/domain/api/endpoints';
import { parseCallLimits } from '@carwash/functions/limits/parse-call-limits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call } from './support/call.ts';
import { newCustomer, type Person } from './support/customers.ts';
import { addressOf, endpointList } from './support/endpoint-list.ts';
import { openLimitedApp } from './support/limited-app.ts';
import { type RawAnswer, rawCall } from './support/raw-call.ts';
import { openWorld, type World } from './support/world.ts';

let world: World;
let customer: Person;
let other: Person;
beforeAll(async () => {
  world = await openWorld();
  [customer, other] = await Promise.all([newCustomer(world), newCustomer(world)]);
});
afterAll(() => world.close());

const windowMinutes = 10;
const windowMs = windowMinutes * 60_000;

/** Every test begins a window of its own, so that none is cut in two by its end. */
beforeEach(() => {
  const restMs = windowMs - (world.clock.now().getTime() % windowMs);
  world.clock.advanceMinutes(restMs / 60_000);
});

const limitOf = (calls: number) =>
  limitedKinds.map((kind) => `${kind}=${calls}/${windowMs / 1000}`).join(' ');

let apps: World[] = [];
async function open(limits: string): Promise<World> {
  const app = await openLimitedApp(world, limits);
  apps.push(app);
  return app;
}
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

interface From {
  as?: Person;
  forwardedFor?: string;
}

const knock = (app: World, name: EndpointName, { as, forwardedFor }: From = {}) =>
  rawCall(app, endpoints[name].method, addressOf(endpoints[name]), {
    as,
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
  });

const isLimited = ({ status }: RawAnswer) => status === 429;

/** How many of the answers were refusals because of the limit. */
const limitedOf = (answers: RawAnswer[]) => answers.filter(isLimited).length;

async function knockTimes(times: number, ...knocking: Parameters<typeof knock>) {
  const answers: RawAnswer[] = [];
  for (let made = 0; made < times; made += 1) answers.push(await knock(...knocking));
  return answers;
}

const limited = endpointList.filter(([, { limited: kind }]) => kind);

test('sign-up, login, payments, images and reviews are limited, and nothing else', () => {
  expect(Object.fromEntries(limited.map(([name, { limited: kind }]) => [name, kind]))).toEqual({
    signUp: 'sign_up',
    completeSignUp: 'sign_up',
    logIn: 'log_in',
    changePassword: 'log_in',
    createServiceReview: 'review',
    updateServiceReview: 'review',
    createReview: 'review',
    initiatePayment: 'initiate',
    uploadImage: 'image',
  });
});

describe.each(limited)('%s', (name, { who }) => {
  const as = () => (who === 'anyone' ? {} : { as: customer });

  test('one call too many: 429 and when to come back; then it is free again', async () => {
    const app = await open(limitOf(2));
    expect(limitedOf(await knockTimes(2, app, name, as()))).toBe(0);
    const refused = await knock(app, name, as());
    expect([refused.status, refused.code]).toEqual([429, 'rate_limited']);
    const retryAfter = Number(refused.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(windowMs / 1000);
    world.clock.advanceMinutes(retryAfter / 60);
    expect(isLimited(await knock(app, name, as()))).toBe(false);
  });
});

describe('whose calls are counted together', () => {
  test('two instances share one count', async () => {
    const [one, two] = [await open(limitOf(2)), await open(limitOf(2))];
    const from = { as: customer };
    expect(isLimited(await knock(one, 'initiatePayment', from))).toBe(false);
    expect(isLimited(await knock(two, 'initiatePayment', from))).toBe(false);
    expect(isLimited(await knock(one, 'initiatePayment', from))).toBe(true);
    expect(isLimited(await knock(two, 'initiatePayment', from))).toBe(true);
  });

  test('another person, another kind of call and another address are free', async () => {
    const app = await open(limitOf(1));
    await knockTimes(2, app, 'createReview', { as: customer });
    await knockTimes(2, app, 'logIn', { forwardedFor: '203.0.113.1' });
    const answers = await Promise.all([
      knock(app, 'createReview', { as: other }),
      knock(app, 'initiatePayment', { as: customer }),
      knock(app, 'signUp', { forwardedFor: '203.0.113.1' }),
      knock(app, 'logIn', { forwardedFor: '203.0.113.2' }),
    ]);
    expect(limitedOf(answers)).toBe(0);
  });

  test('who is signed in is counted as a person, whatever the address says', async () => {
    const app = await open(limitOf(1));
    await knock(app, 'createReview', { as: customer, forwardedFor: '203.0.113.1' });
    const answer = await knock(app, 'createReview', { as: customer, forwardedFor: '203.0.113.2' });
    expect(isLimited(answer)).toBe(true);
  });

  test('only the last hop, which our own proxy wrote, says where a call comes from', async () => {
    const app = await open(limitOf(1));
    await knock(app, 'logIn', { forwardedFor: '198.51.100.1, 203.0.113.7' });
    const forged = ['198.51.100.2, 203.0.113.7', '10.0.0.1,198.51.100.3 , 203.0.113.7'];
    for (const forwardedFor of forged) {
      expect(isLimited(await knock(app, 'logIn', { forwardedFor }))).toBe(true);
    }
    const elsewhere = { forwardedFor: '203.0.113.7, 198.51.100.1' };
    expect(isLimited(await knock(app, 'logIn', elsewhere))).toBe(false);
  });

  test('a network of IPv6 addresses is one caller', async () => {
    const app = await open(limitOf(1));
    await knock(app, 'logIn', { forwardedFor: '2001:db8:1:2::1' });
    const same = await knock(app, 'logIn', { forwardedFor: '2001:db8:1:2:aaaa:bbbb:cccc:dddd' });
    const next = await knock(app, 'logIn', { forwardedFor: '2001:db8:1:3::1' });
    expect([same, next].map(isLimited)).toEqual([true, false]);
  });
});

describe('thirty calls at the same moment', () => {
  const countedCalls = async () => {
    const counts = await world.context.db.callCounts.get();
    return counts.docs
      .filter((doc) => doc.get('expiresAt').toDate() > world.clock.now())
      .map((doc) => doc.get('calls'));
  };
  const knockAtOnce = (app: World) =>
    Promise.all(Array.from({ length: 30 }, () => knock(app, 'createReview', { as: customer })));

  test('are all counted: the limit is reached, the next one is too many', async () => {
    const [one, two] = [await open(limitOf(60)), await open(limitOf(60))];
    const answers = (await Promise.all([knockAtOnce(one), knockAtOnce(two)])).flat();
    expect(limitedOf(answers)).toBe(0);
    expect(isLimited(await knock(one, 'createReview', { as: customer }))).toBe(true);
    expect(await countedCalls()).toEqual([61]);
  });

  test('never get more through than the limit', async () => {
    const answers = await knockAtOnce(await open(limitOf(10)));
    expect(limitedOf(answers)).toBeGreaterThanOrEqual(20);
    expect(await countedCalls()).toEqual([30]);
  });
});

test('calls without a valid token are not counted', async () => {
  const app = await open(limitOf(1));
  const nobody = { ...customer, token: 'not.a.token' };
  const answers = await knockTimes(3, app, 'initiatePayment', { as: nobody });
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(isLimited(await knock(app, 'initiatePayment', { as: customer }))).toBe(false);
});

test('what is not limited never is', async () => {
  const app = await open(limitOf(1));
  const read = () => call(app, 'GET', '/reviews/my-reviews', { as: customer });
  const answers = await Promise.all(Array.from({ length: 20 }, read));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

describe('by default', () => {
  test.each(Object.entries(parseCallLimits('')))('%s: %j', (_kind, { calls, windowSeconds }) => {
    expect(calls).toBeGreaterThanOrEqual(30);
    expect(windowSeconds).toBeLessThanOrEqual(3600);
  });

  test('an office of fifty behind one address signs up and in without being stopped', async () => {
    const app = await open('');
    const office = { forwardedFor: '203.0.113.50' };
    const arrive = () => [knock(app, 'signUp', office), knock(app, 'logIn', office)];
    const answers = await Promise.all(Array.from({ length: 50 }, arrive).flat());
    expect(limitedOf(answers)).toBe(0);
  });
});
