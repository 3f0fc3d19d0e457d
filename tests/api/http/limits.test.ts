import { limitedKinds } from '@carwash/domain/endpoint/endpoint';
import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import type { Message } from '@carwash/domain/messages/message';
import { parseCallLimits } from '@carwash/functions/limits/parse-call-limits';
import { deliverMessage } from '@carwash/functions/messages/deliver-message';
import { afterEach, beforeEach, describe, expect, onTestFinished } from 'vitest';
import { password } from '../../support/accounts/accounts.ts';
import { call } from '../../support/calls/call.ts';
import type { Harness } from '../support/harness/harness.ts';
import { openLimitedApp } from '../support/harness/limited-app.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import {
  newCustomer,
  newCustomers,
  newPerson,
  type Person,
  signIn,
} from '../support/people/people.ts';
import { addressOf, endpointList } from '../support/requests/endpoint-list.ts';
import { type RawAnswer, rawCall } from '../support/requests/raw-call.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let other: Person;
let washer: Person;
test.beforeAll(async ({ harness }) => {
  [customer, other, washer] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newPerson(harness, 'washer'),
  ]);
});

const windowMinutes = 10;
const windowMs = windowMinutes * 60_000;

/** Moves the clock to a window that no earlier calls count in. */
function beginFreshWindow(): void {
  const restMs = windowMs - (harness.clock.now().getTime() % windowMs);
  harness.clock.advanceMinutes((restMs + windowMs) / 60_000);
}
beforeEach(beginFreshWindow);

const limitOf = (calls: number) =>
  limitedKinds.map((kind) => `${kind}=${calls}/${windowMs / 1000}`).join(' ');

let apps: Harness[] = [];
async function open(limits: string): Promise<Harness> {
  const app = await openLimitedApp(harness, limits);
  apps.push(app);
  return app;
}
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

interface From {
  as?: Person;
  /** The X-Forwarded-For header on arrival. Its last entry is the address that Google's front end saw. */
  forwardedFor?: string;
  /** The value of the header from Hosting's edge. */
  edgeSaw?: string;
  body?: object;
}

/** Parameters that a call requires. */
const queries: Partial<Record<EndpointName, string>> = {
  rescheduleBooking: '?bookingId=nobody-nothing&slotId=nobody-nothing',
  unsubscribe: '?messageId=nobody-nothing&secret=nothing',
  reportBounce: '?bounceSecret=nothing',
};

let newcomers = 0;

/** Returns a valid body; of a sign-up each time with another email, because mails to one are counted too. */
function bodyOf(name: EndpointName): object | undefined {
  const { example } = endpoints[name].body.meta() ?? {};
  if (name !== 'signUp') return example;
  newcomers += 1;
  return { ...example, email: `newcomer-${newcomers}@example.test` };
}

/** Sends a valid call, whatever its result. */
const knock = (
  app: Harness,
  name: EndpointName,
  { as, forwardedFor, edgeSaw, body = bodyOf(name) }: From = {},
) =>
  rawCall(app, endpoints[name].method, addressOf(endpoints[name]) + (queries[name] ?? ''), {
    as,
    headers: {
      ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
      ...(edgeSaw !== undefined && { 'fastly-client-ip': edgeSaw }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const isLimited = ({ status }: RawAnswer) => status === 429;

/** Counts the answers that were refused because of the limit. */
const limitedOf = (answers: RawAnswer[]) => answers.filter(isLimited).length;

async function knockTimes(times: number, ...knocking: Parameters<typeof knock>) {
  const answers: RawAnswer[] = [];
  for (let made = 0; made < times; made += 1) answers.push(await knock(...knocking));
  return answers;
}

const limited = endpointList.filter(([, { limits }]) => limits.length > 0);

test('every limited call is counted as listed here', () => {
  const table = limited.map(([name, { limits }]) => [
    name,
    limits.map(({ kind, by }) => `${kind} by ${by.join(' and ')}`),
  ]);
  const byAccount = (kind: string) => [`${kind} by account`];
  const byAddress = (kind: string) => [`${kind} by address`];
  const byPayment = ['settle by account and payment', ...byAccount('settle_all')];
  expect(Object.fromEntries(table)).toEqual({
    signUp: [
      ...byAddress('sign_up'),
      'account_mail by email and address',
      'account_mail_anywhere by email',
    ],
    completeSignUp: [...byAccount('sign_up'), ...byAddress('sign_up')],
    logIn: ['password by email and address', 'password_anywhere by email', 'log_in by address'],
    changePassword: byAccount('password'),
    setPin: byAccount('password'),
    signInByPin: byAccount('password'),
    createServiceReview: byAccount('review'),
    updateServiceReview: byAccount('review'),
    createReview: byAccount('review'),
    exportOwnData: byAccount('own_data'),
    readCalendarFeed: [...byAddress('calendar'), 'calendar_link by calendar'],
    initiatePayment: byAccount('initiate'),
    createTransaction: byPayment,
    createBooking: byPayment,
    cancelPayment: byPayment,
    cancelBooking: byAccount('cancel'),
    rescheduleBooking: byAccount('reschedule'),
    joinWaitlist: byAccount('waitlist'),
    uploadImage: byAccount('image'),
    sendVerificationMail: [
      ...byAccount('account_mail'),
      'account_mail by email and address',
      'account_mail_anywhere by email',
    ],
    resetPassword: byAddress('log_in'),
    sendResetMail: [
      'account_mail by email and address',
      'reset_mail_anywhere by email',
      'log_in by address',
    ],
    sendEmailChangeMail: [
      ...byAccount('account_mail'),
      'account_mail by email and address',
      'account_mail_anywhere by email',
    ],
    changeMailsByLink: byAddress('by_link'),
    getLinkOutcome: byAddress('by_link'),
    unsubscribe: byAddress('by_link'),
    reportBounce: byAddress('notify'),
    receivePaymentSuccess: byAddress('return'),
    receivePaymentSuccessLink: byAddress('return'),
    receivePaymentFailure: byAddress('return'),
    receivePaymentFailureLink: byAddress('return'),
    notifyPayment: byAddress('notify'),
  });
});

const refusing = limited.filter(([, { response }]) => response !== 'redirect');

describe.each(refusing)('%s', (name, { auth }) => {
  const as = () => (auth === 'anyone' ? {} : { as: auth === 'runYard' ? washer : customer });

  test('one call too many is refused until the time that the answer names', async () => {
    const app = await open(limitOf(2));
    expect(limitedOf(await knockTimes(2, app, name, as()))).toBe(0);
    const refused = await knock(app, name, as());
    expect([refused.status, refused.code]).toEqual([429, 'rate_limited']);
    const retryAfter = Number(refused.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual((2 * windowMs) / 1000);
    harness.clock.advanceMinutes(retryAfter / 60);
    expect(isLimited(await knock(app, name, as()))).toBe(false);
  });
});

describe('the border of two time windows', () => {
  const untilBorder = () => windowMs - (harness.clock.now().getTime() % windowMs);

  test('does not forget calls that were made just before it', async () => {
    const app = await open(limitOf(10));
    harness.clock.advanceMinutes((untilBorder() - 1000) / 60_000);
    expect(limitedOf(await knockTimes(10, app, 'createReview', { as: customer }))).toBe(0);
    harness.clock.advanceMinutes(2 / 60);
    expect(limitedOf(await knockTimes(10, app, 'createReview', { as: customer }))).toBe(10);
  });

  test('lets a patient caller in, one call at a time', async () => {
    const app = await open(limitOf(10));
    await knockTimes(10, app, 'createReview', { as: customer });
    harness.clock.advanceMinutes((untilBorder() + windowMs / 2) / 60_000);
    expect(limitedOf(await knockTimes(10, app, 'createReview', { as: customer }))).toBe(5);
  });
});

describe('calls that are counted together', () => {
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
    await knockTimes(2, app, 'signUp', { forwardedFor: '203.0.113.1' });
    const answers = await Promise.all([
      knock(app, 'createReview', { as: other }),
      knock(app, 'initiatePayment', { as: customer }),
      knock(app, 'logIn', { forwardedFor: '203.0.113.1' }),
      knock(app, 'signUp', { forwardedFor: '203.0.113.2' }),
    ]);
    expect(limitedOf(answers)).toBe(0);
  });

  test('a signed-in caller is counted by account, whatever the address', async () => {
    const app = await open(limitOf(1));
    await knock(app, 'createReview', { as: customer, forwardedFor: '203.0.113.1' });
    const answer = await knock(app, 'createReview', { as: customer, forwardedFor: '203.0.113.2' });
    expect(isLimited(answer)).toBe(true);
  });

  test('only the last hop, which the front end wrote, says where a call comes from', async () => {
    const app = await open(limitOf(1));
    await knock(app, 'signUp', { forwardedFor: '198.51.100.1, 203.0.113.7' });
    const forged = ['198.51.100.2, 203.0.113.7', '10.0.0.1,198.51.100.3 , 203.0.113.7'];
    for (const forwardedFor of forged) {
      expect(isLimited(await knock(app, 'signUp', { forwardedFor }))).toBe(true);
    }
    const elsewhere = { forwardedFor: '203.0.113.7, 198.51.100.1' };
    expect(isLimited(await knock(app, 'signUp', elsewhere))).toBe(false);
  });

  test('a network of IPv6 addresses is one caller', async () => {
    const app = await open(limitOf(1));
    await knock(app, 'signUp', { forwardedFor: '2001:db8:1:2::1' });
    const same = await knock(app, 'signUp', { forwardedFor: '2001:db8:1:2:aaaa:bbbb:cccc:dddd' });
    const next = await knock(app, 'signUp', { forwardedFor: '2001:db8:1:3::1' });
    expect([same, next].map(isLimited)).toEqual([true, false]);
  });

  test('include accounts completed and sign-ups from one address', async () => {
    const app = await open(limitOf(5));
    const home = { forwardedFor: '203.0.113.9' };
    const people = await newCustomers(harness, 8);
    const complete = (as: Person) => knock(app, 'completeSignUp', { as, ...home });
    const answers: RawAnswer[] = [];
    for (const person of people) answers.push(await complete(person));
    expect(limitedOf(answers)).toBe(3);
    expect(isLimited(await knock(app, 'signUp', home))).toBe(true);
  });
});

describe('callers behind Hosting', () => {
  const hosting = '66.102.8.69';
  const through = (edgeSaw: string) => ({ forwardedFor: `${edgeSaw}, ${hosting}`, edgeSaw });

  test('are counted separately', async () => {
    const app = await open(limitOf(1));
    const answers = [
      await knock(app, 'signUp', through('203.0.113.1')),
      await knock(app, 'signUp', through('203.0.113.2')),
      await knock(app, 'signUp', {
        ...through('203.0.113.2'),
        forwardedFor: `1.1.1.1, ${hosting}`,
      }),
      await knock(app, 'signUp', through('2001:db8:1:2::1')),
    ];
    expect(answers.map(isLimited)).toEqual([false, false, true, false]);
  });

  test('cannot fake addresses by bypassing Hosting', async () => {
    const app = await open(limitOf(1));
    const answers: RawAnswer[] = [];
    for (const edgeSaw of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      const forwardedFor = `${edgeSaw}, ${hosting}, 198.51.100.1`;
      answers.push(await knock(app, 'signUp', { forwardedFor, edgeSaw }));
    }
    expect(answers.map(isLimited)).toEqual([false, true, true]);
  });

  test.each([undefined, '', 'unknown', '203.0.113.1, 203.0.113.2'])(
    'with %j as address are not limited because of each other',
    async (edgeSaw) => {
      const app = await open(limitOf(1));
      const from = { forwardedFor: hosting, ...(edgeSaw !== undefined && { edgeSaw }) };
      expect(limitedOf(await knockTimes(3, app, 'signUp', from))).toBe(0);
    },
  );
});

describe('log-ins', () => {
  const bodyFor = (email: string) => ({ email, password: 'a good password' });
  const tryAt = (app: Harness, email: string, forwardedFor: string) =>
    knock(app, 'logIn', { body: bodyFor(email), forwardedFor });

  test('to one account from one place are limited, however the email is written', async () => {
    const app = await open(`${limitOf(99)} password=2/600`);
    const emails = ['rumana@example.test', 'Rumana@Example.test', 'RUMANA@EXAMPLE.TEST'];
    const answers: RawAnswer[] = [];
    for (const email of emails) answers.push(await tryAt(app, email, '203.0.113.1'));
    expect(answers.map(isLimited)).toEqual([false, false, true]);
    expect(isLimited(await tryAt(app, 'rumana@example.test', '203.0.113.2'))).toBe(false);
    expect(isLimited(await tryAt(app, 'kamal@example.test', '203.0.113.1'))).toBe(false);
  });

  test('to one account from many places are limited too', async () => {
    const app = await open(`${limitOf(99)} password_anywhere=2/600`);
    const answers: RawAnswer[] = [];
    for (const place of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      answers.push(await tryAt(app, 'rumana@example.test', place));
    }
    expect(answers.map(isLimited)).toEqual([false, false, true]);
    expect(isLimited(await tryAt(app, 'kamal@example.test', '203.0.113.4'))).toBe(false);
  });

  test('refused at one address do not lock the account for others', async () => {
    const app = await open(`${limitOf(99)} password=2/600 password_anywhere=3/600`);
    for (let tries = 0; tries < 10; tries += 1) {
      await tryAt(app, 'rumana@example.test', '203.0.113.1');
    }
    expect(isLimited(await tryAt(app, 'rumana@example.test', '203.0.113.2'))).toBe(false);
  });

  test('to many accounts from one place are limited', async () => {
    const app = await open(`${limitOf(99)} log_in=2/600`);
    const answers: RawAnswer[] = [];
    for (const email of ['a@example.test', 'b@example.test', 'c@example.test']) {
      answers.push(await tryAt(app, email, '203.0.113.1'));
    }
    expect(answers.map(isLimited)).toEqual([false, false, true]);
  });
});

test('a stranger who uses up the mails to somebody leaves them their own', async () => {
  const mailbox = openMailbox(harness);
  // Not all is mended, because the clock must stay in this window.
  onTestFinished(() => {
    harness.context.messageChannels = {};
  });
  const app = await open(`${limitOf(99)} account_mail=2/600`);
  const body = { email: customer.email };
  const ask = (forwardedFor: string) => knock(app, 'sendResetMail', { body, forwardedFor });
  const { messages } = harness.context.db;
  const mails = async () => (await messages.where('uid', '==', customer.uid).get()).docs;
  const answers = [await ask('203.0.113.1'), await ask('203.0.113.1'), await ask('203.0.113.1')];
  expect(answers.map(isLimited)).toEqual([false, false, true]);
  const before = await mails();
  // More than the stranger has sent: no number of mails keeps the next one from being sent.
  const [one] = before;
  const sentAt = harness.clock.now();
  const more = Array.from({ length: 60 }, (_, at) => `${one?.id}-${at}`);
  await Promise.all(
    more.map((_id) => messages.doc(_id).set({ ...one?.data(), _id, sentAt } as Message)),
  );
  // A second mail within ten seconds would be taken for a double click.
  harness.clock.advanceMinutes(1);
  expect((await ask('203.0.113.2')).status).toBe(200);
  const known = new Set([...before.map(({ id }) => id), ...more]);
  const own = (await mails()).filter(({ id }) => !known.has(id));
  expect(own).toHaveLength(1);
  await deliverMessage(own[0]?.id ?? '', harness.context);
  expect(mailbox.told()).toEqual([`reset_password ${customer.email}`]);
});

test('an account that is deleted and made anew gets no further mails to its address', async () => {
  openMailbox(harness);
  onTestFinished(() => {
    harness.context.messageChannels = {};
  });
  const app = await open(`${limitOf(99)} account_mail_anywhere=2/600`);
  const { email } = await newCustomer(harness);
  const answers: RawAnswer[] = [];
  for (const forwardedFor of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    const { uid } = await harness.auth.getUserByEmail(email);
    const as = { ...customer, uid, token: await signIn(email) };
    answers.push(await knock(app, 'sendVerificationMail', { as, forwardedFor }));
    await harness.auth.deleteUser(uid);
    await harness.auth.createUser({ email: email.toUpperCase(), password });
  }
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
});

test('mails to one email are limited from all networks together', async () => {
  const app = await open(`${limitOf(99)} reset_mail_anywhere=2/600`);
  const body = { email: 'nobody@example.test' };
  const answers: RawAnswer[] = [];
  for (const forwardedFor of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    answers.push(await knock(app, 'sendResetMail', { body, forwardedFor }));
  }
  expect(answers.map(isLimited)).toEqual([false, false, true]);
});

test('one calendar link is limited wherever it is read, and another one is free', async () => {
  const app = await open(`${limitOf(99)} calendar_link=2/600`);
  const read = (token: string, forwardedFor: string) =>
    rawCall(app, 'GET', `/calendar/${token}.ics`, { headers: { 'x-forwarded-for': forwardedFor } });
  const answers: RawAnswer[] = [];
  for (const place of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    answers.push(await read('one', place));
  }
  expect(answers.map(isLimited)).toEqual([false, false, true]);
  expect(isLimited(await read('other', '203.0.113.1'))).toBe(false);
});

describe('calls that may wait for the payment provider', () => {
  const confirm = (app: Harness, transactionId: string, as = customer) =>
    knock(app, 'createTransaction', { as, body: { transactionId, status: 'success' } });
  const createBooking = (app: Harness, transactionId: string) =>
    knock(app, 'createBooking', { as: customer, body: { transactionId } });
  const cancelNobodys = (app: Harness) => knock(app, 'cancelPayment', { as: customer });

  test('are counted together for one payment, and neither for another nor for somebody else', async () => {
    const app = await open(`${limitOf(99)} settle=2/600`);
    const id = 'nobody-nothing';
    const answers = [
      await confirm(app, id),
      await createBooking(app, id),
      await cancelNobodys(app),
    ];
    expect(answers.map(isLimited)).toEqual([false, false, true]);
    expect(isLimited(await confirm(app, 'T-0-other-other'))).toBe(false);
    expect(isLimited(await confirm(app, id, other))).toBe(false);
  });

  test('are counted for one slot where they name that instead', async () => {
    const app = await open(`${limitOf(99)} settle=2/600`);
    const bySlot = (slotId: string) =>
      rawCall(app, 'POST', '/bookings', {
        as: customer,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ slotId }),
      });
    const answers: RawAnswer[] = [];
    for (let count = 0; count < 3; count += 1) answers.push(await bySlot('foam_2030-06-15_0900'));
    expect(answers.map(isLimited)).toEqual([false, false, true]);
    expect(isLimited(await bySlot('foam_2030-06-15_1000'))).toBe(false);
  });

  test('are counted for all payments of an account together', async () => {
    const app = await open(`${limitOf(99)} settle_all=2/600`);
    const ids = ['T-0-one-one', 'T-0-two-two', 'T-0-three-three'];
    const answers: RawAnswer[] = [];
    for (const id of ids) answers.push(await confirm(app, id));
    expect(answers.map(isLimited)).toEqual([false, false, true]);
    expect(isLimited(await confirm(app, 'T-0-three-three', other))).toBe(false);
  });

  test('a customer who reloads the return page twenty times in two tabs is not stopped', async () => {
    const app = await open('');
    const load = () => [confirm(app, 'T-0-one-one'), createBooking(app, 'T-0-one-one')];
    const answers = await Promise.all(Array.from({ length: 20 }, load).flat());
    expect(limitedOf(answers)).toBe(0);
  });

  test('200 calls of one account: most of them are refused', { tags: 'long' }, async () => {
    const app = await open('');
    const ids = ['T-0-one-one', 'T-0-two-two', 'T-0-three-three', 'T-0-four-four'];
    const calls = ids.flatMap((id) => Array.from({ length: 50 }, () => confirm(app, id)));
    expect(limitedOf(await Promise.all(calls))).toBeGreaterThanOrEqual(80);
  });
});

describe('invalid calls', () => {
  test('do not use up the limit: sixty empty sign-ups from one address', async () => {
    const app = await open('');
    const here = { forwardedFor: '203.0.113.60' };
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => knock(app, 'signUp', { ...here, body: {} })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(isLimited(await knock(app, 'signUp', here))).toBe(false);
  });

  test.each<EndpointName>(['logIn', 'initiatePayment', 'createReview', 'notifyPayment'])(
    '%s with a body that is refused is not counted',
    async (name) => {
      const app = await open(limitOf(1));
      await knockTimes(3, app, name, { as: customer, body: { nothing: true } });
      expect(isLimited(await knock(app, name, { as: customer }))).toBe(false);
    },
  );
});

describe('thirty calls at the same moment', () => {
  const countedCalls = async () => {
    const counts = await harness.context.db.callCounts.where('kind', '==', 'review').get();
    return counts.docs
      .filter((doc) => doc.get('expiresAt').toDate() > harness.clock.now())
      .map((doc) => doc.get('calls'));
  };
  const knockAtOnce = (app: Harness) =>
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

test('unlimited calls are never refused', async () => {
  const app = await open(limitOf(1));
  const read = () => call(app, 'GET', '/reviews/my-reviews', { as: customer });
  const answers = await Promise.all(Array.from({ length: 20 }, read));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
});

describe('the default limits', () => {
  const limits = parseCallLimits('');
  const isAboutMails = (kind: string) => kind.includes('_mail');

  test.each(Object.entries(limits).filter(([kind]) => !isAboutMails(kind)))(
    '%s: %j',
    (_kind, { calls, windowSeconds }) => {
      expect(calls).toBeGreaterThanOrEqual(30);
      expect(windowSeconds).toBeLessThanOrEqual(3600);
    },
  );

  test('leave somebody to whom a stranger sends mails all day some of their own', () => {
    const { account_mail, account_mail_anywhere, reset_mail_anywhere } = limits;
    expect(account_mail.windowSeconds).toBe(24 * 3600);
    for (const anywhere of [account_mail_anywhere, reset_mail_anywhere]) {
      expect(anywhere.windowSeconds).toBeLessThanOrEqual(3600);
      expect(anywhere.calls).toBeGreaterThan(account_mail.calls);
    }
  });

  test('let an office of fifty behind one address sign up and log in', {
    tags: 'long',
  }, async () => {
    const app = await open('');
    const office = { forwardedFor: '203.0.113.50' };
    const logIn = (person: number) =>
      knock(app, 'logIn', {
        ...office,
        body: { email: `person-${person}@example.test`, password: 'a good password' },
      });
    const arrive = (_: unknown, person: number) => [knock(app, 'signUp', office), logIn(person)];
    const answers = await Promise.all(Array.from({ length: 50 }, arrive).flat());
    expect(limitedOf(answers)).toBe(0);
  });
});
