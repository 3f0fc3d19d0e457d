import { messageSettingsId } from '@carwash/domain/messages/message-settings';
import { deadlineIn } from '@carwash/functions/background/deadline';
import { sendDueMessages } from '@carwash/functions/messages/send-due-messages';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { initiate } from '../support/calls/payments.ts';
import { breakAuth } from '../support/faults/break-auth.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import {
  newAdmin,
  newCustomer,
  newUnprovenCustomer,
  type Person,
} from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
beforeEach(async () => {
  await harness.wipe();
  customer = await newCustomer(harness);
});
afterEach(() => harness.mend());

const ask = (path: string, json: object, as?: Person) =>
  call(harness, 'POST', `/auth/${path}`, { json, ...(as && { as }) });

/** Sends what is due. @returns kind, recipient and link of each mail */
async function sent(mailbox: ReturnType<typeof openMailbox>) {
  await sendDueMessages(harness.context, deadlineIn(60_000));
  // The notice to the present address has no link with a code.
  const withCode = mailbox.letters.filter(({ message }) => message.kind !== 'sign_in_changed');
  return withCode.map(({ message: { kind }, reader, content: { links } }) => {
    const { pathname, searchParams } = new URL(links.action ?? '');
    const { oobCode = '', messageId, secret, ...rest } = Object.fromEntries(searchParams);
    expect([pathname, oobCode.length > 10]).toEqual(['/auth/action', true]);
    return { kind, to: reader.email, ...rest, sentWith: { messageId, secret } };
  });
}

test('a link that verifies the address goes to the account, once for a double click', async () => {
  harness.clock.stopAt(new Date());
  const mailbox = openMailbox(harness);
  await Promise.all(
    [1, 2, 3].map(() => ask('verification-mail', { returnPath: '/services?page=2' }, customer)),
  );
  expect(await sent(mailbox)).toEqual([
    {
      kind: 'verify_email',
      to: customer.email,
      mode: 'verifyEmail',
      continueUrl: `${harness.context.settings.publicBaseUrl}/services?page=2`,
      sentWith: expect.anything(),
    },
  ]);
});

test('a new account gets the link that verifies its address by itself', async () => {
  const mailbox = openMailbox(harness);
  const email = 'newcomer@example.test';
  const details = { name: 'Rumana Akter', phone: '01711000000', address: '12 Lake Road' };
  await ask('signup', { ...details, email, password: 'a good password' });
  expect(await sent(mailbox)).toEqual([
    {
      kind: 'verify_email',
      to: email,
      mode: 'verifyEmail',
      continueUrl: `${harness.context.settings.publicBaseUrl}/`,
      sentWith: expect.anything(),
    },
  ]);
});

describe('a link to set a new password', () => {
  test('goes to the address of an account', async () => {
    const mailbox = openMailbox(harness);
    expect((await ask('reset-mail', { email: customer.email })).status).toBe(200);
    const [mail] = await sent(mailbox);
    expect(mail).toMatchObject({ to: customer.email, mode: 'resetPassword' });
  });

  test('goes nowhere for any other address, and the answer is the same', async () => {
    const mailbox = openMailbox(harness);
    const answers = [
      await ask('reset-mail', { email: 'nobody@example.test' }),
      await ask('reset-mail', { email: customer.email }),
    ];
    expect(answers[0]).toMatchObject({ status: 200, data: {} });
    expect(answers[1]).toMatchObject({ status: 200, data: {} });
    expect(await sent(mailbox)).toHaveLength(1);
  });

  test('goes nowhere for a disabled account, and leaves no message', async () => {
    openMailbox(harness);
    await harness.auth.updateUser(customer.uid, { disabled: true });
    const { status, data } = await ask('reset-mail', { email: customer.email });
    expect([status, data]).toEqual([200, {}]);
    expect((await harness.context.db.messages.get()).size).toBe(0);
  });
});

test.each([
  ['is set up', undefined],
  ['has a readable address', false],
])('where no mail server %s, the call says that nothing can be sent', async (_, isReadable) => {
  openMailbox(harness);
  const { mail } = harness.context.messageChannels;
  harness.context.messageChannels =
    mail && isReadable !== undefined ? { mail: { ...mail, isReadable } } : {};
  const email = customer.email;
  const answers = await Promise.all([
    ask('verification-mail', {}, customer),
    ask('reset-mail', { email }),
    ask('reset-mail', { email: 'nobody@example.test' }),
    ask('email-change-mail', { email: 'new@example.test' }, customer),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(['no_mail', 'no_mail', 'no_mail', 'no_mail']);
  expect((await harness.context.db.messages.get()).size).toBe(0);
});

test('a link is sent also while all sending is stopped', async () => {
  await harness.context.db.messageSettings.set({ _id: messageSettingsId, isStopped: true });
  const mailbox = openMailbox(harness);
  await ask('reset-mail', { email: customer.email });
  expect(await sent(mailbox)).toHaveLength(1);
});

describe('a link to change the address', () => {
  test('goes to the new address', async () => {
    const mailbox = openMailbox(harness);
    const email = 'new@example.test';
    expect((await ask('email-change-mail', { email }, customer)).status).toBe(200);
    const [mail] = await sent(mailbox);
    expect(mail).toMatchObject({ to: email, mode: 'verifyAndChangeEmail' });
    const [stored] = (await harness.context.db.messages.get()).docs;
    expect(stored?.data().facts).toEqual({ returnPath: '/', emailHash: expect.any(String) });
  });

  test('is refused after an old sign-in, and not sent to an address with an account', async () => {
    const mailbox = openMailbox(harness);
    const other = await newCustomer(harness);
    expect((await ask('email-change-mail', { email: other.email }, customer)).status).toBe(200);
    expect(await sent(mailbox)).toEqual([]);
    harness.clock.advanceMinutes(6);
    const late = await ask('email-change-mail', { email: 'new@example.test' }, customer);
    expect(late.code).toBe('recent_sign_in_required');
  });
});

describe('an address that nobody has confirmed', () => {
  const kindsTo = async (mailbox: ReturnType<typeof openMailbox>) => {
    await sendDueMessages(harness.context, deadlineIn(60_000));
    return mailbox.letters
      .filter(({ reader }) => reader.email === customer.email)
      .map(({ message, reader }) => [message.kind, reader.name]);
  };

  test('gets nothing of free bookings, which it cannot make', async () => {
    const mailbox = openMailbox(harness);
    customer = await newUnprovenCustomer(harness);
    const service = await newService(harness, { price: 0 });
    const slot = await newSlot(harness, service, 3 * 24 * 60);
    const refused = await initiate(harness, customer, slot);
    expect([refused.status, refused.code]).toEqual([403, 'email_not_verified']);
    await harness.auth.updateUser(customer.uid, { emailVerified: true });
    expect((await initiate(harness, customer, slot)).status).toBe(200);
    await harness.auth.updateUser(customer.uid, { emailVerified: false });
    expect(await kindsTo(mailbox)).toEqual([]);
  });

  test('gets what was paid for, without the name', async () => {
    const mailbox = openMailbox(harness);
    customer = await newUnprovenCustomer(harness);
    await book(harness, customer, await newSlot(harness, await newService(harness), 3 * 24 * 60));
    expect(await kindsTo(mailbox)).toEqual([['confirmation', '']]);
  });
});

describe('whether a link did its work', () => {
  const isDone = async (sentWith: object | undefined) =>
    (await askOutcome(sentWith ?? {})).data?.hasWorked;
  const askOutcome = (json: object) => call(harness, 'POST', '/messages/link-outcome', { json });

  test('is told by what the account is now, to who has the mail', async () => {
    const mailbox = openMailbox(harness);
    const email = 'Newly@example.test';
    await harness.auth.updateUser(customer.uid, { emailVerified: false });
    await ask('verification-mail', {}, customer);
    await ask('email-change-mail', { email }, customer);
    const mails = await sent(mailbox);
    const linkOf = (kind: string) => mails.find((mail) => mail.kind === kind)?.sentWith;
    const [verifying, changing] = [linkOf('verify_email'), linkOf('change_email')];
    expect([await isDone(verifying), await isDone(changing)]).toEqual([false, false]);
    await harness.auth.updateUser(customer.uid, { emailVerified: true });
    expect([await isDone(verifying), await isDone(changing)]).toEqual([true, false]);
    await harness.auth.updateUser(customer.uid, { email });
    expect(await isDone(changing)).toBe(true);
    expect((await askOutcome({ ...changing, secret: 'guessed' })).status).toBe(404);
  });
});

test('whether a link for a new password was used is told by the sessions that ended with it', async () => {
  const mailbox = openMailbox(harness);
  await ask('reset-mail', { email: customer.email });
  const [mail] = await sent(mailbox);
  const outcome = async () =>
    (await call(harness, 'POST', '/messages/link-outcome', { json: mail?.sentWith ?? {} })).data;
  // The account is as old as the mail, to the second, and sessions are known by the second in which they end.
  await harness.context.db.messages
    .doc(mail?.sentWith.messageId ?? '')
    .update({ createdAt: new Date(Date.now() + 2000) });
  expect(await outcome()).toEqual({ hasWorked: false });
  await harness.context.db.messages
    .doc(mail?.sentWith.messageId ?? '')
    .update({ createdAt: new Date(Date.now() - 1000) });
  await harness.auth.updateUser(customer.uid, { password: 'velvet otter plunge' });
  expect(await outcome()).toEqual({ hasWorked: true });
});

test('whether a mail about a booking has stopped the optional ones is told by its link', async () => {
  const mailbox = openMailbox(harness);
  const slot = await newSlot(harness, await newService(harness), 3 * 24 * 60);
  await book(harness, customer, slot);
  await sendDueMessages(harness.context, deadlineIn(60_000));
  const message = mailbox.letters.find(({ message: { kind } }) => kind === 'confirmation')?.message;
  const link = { messageId: message?._id, secret: message?.linkToken };
  const outcome = async () =>
    (await call(harness, 'POST', '/messages/link-outcome', { json: link })).data.hasWorked;
  expect(await outcome()).toBe(false);
  const json = { ...link, isMuted: true };
  await call(harness, 'PATCH', '/messages/preferences/by-link', { json });
  expect(await outcome()).toBe(true);
});

describe('a link that Firebase Auth does not make', () => {
  const stored = async () => (await harness.context.db.messages.get()).docs[0]?.data();

  test('for an address that has an account by now is not asked for again', async () => {
    const mailbox = openMailbox(harness);
    const email = 'new@example.test';
    await ask('email-change-mail', { email }, customer);
    await harness.context.auth.createUser({ email });
    expect(await sent(mailbox)).toEqual([]);
    expect(await stored()).toMatchObject({
      state: 'attention',
      dueAt: null,
      facts: { returnPath: '/', emailHash: expect.any(String) },
      deliveries: { mail: { state: 'refused', problem: 'auth/email-already-exists' } },
    });
  });

  test('because it does not answer is asked for again', async () => {
    harness.clock.stopAt(new Date());
    const mailbox = openMailbox(harness);
    await ask('reset-mail', { email: customer.email });
    const mend = breakAuth(harness, 'generatePasswordResetLink');
    expect(await sent(mailbox)).toEqual([]);
    mend();
    harness.clock.advanceMinutes(1);
    expect(await sent(mailbox)).toHaveLength(1);
  });
});

test('the new address of an account is removed when its message is dropped', async () => {
  harness.clock.stopAt(new Date());
  openMailbox(harness);
  await ask('email-change-mail', { email: 'new@example.test' }, customer);
  harness.clock.advanceMinutes(61);
  await sendDueMessages(harness.context, deadlineIn(60_000));
  const [message] = (await harness.context.db.messages.get()).docs;
  expect(message?.data()).toMatchObject({ state: 'dropped', facts: { returnPath: '/' } });
  expect(message?.data().facts.email).toBeUndefined();
});

test('money of a deleted account is told to the address of the purchase, and nothing else is', async () => {
  const mailbox = openMailbox(harness);
  const slot = await newSlot(harness, await newService(harness), 3 * 24 * 60);
  const id = await book(harness, customer, slot);
  await cancelBooking(harness, customer, id);
  expect((await ask('delete-account', { confirmed: true }, customer)).status).toBe(200);
  const json = { status: 'refunded', reference: 'BANK-77' };
  const as = await newAdmin(harness);
  const refunded = await call(harness, 'PATCH', `/transactions/${id}/status`, { as, json });
  expect(refunded.status).toBe(200);
  await sendDueMessages(harness.context, deadlineIn(60_000));
  const toCustomer = mailbox.letters.filter(({ reader }) => reader.email === customer.email);
  expect(toCustomer.map(({ message: { kind } }) => kind)).toEqual(['refunded']);
  expect(toCustomer[0]?.content.links.booking).toBeNull();
});

test('a deleted account gets no mail, and none of its addresses stay', async () => {
  const mailbox = openMailbox(harness);
  await ask('verification-mail', { returnPath: '/' }, customer);
  await ask('email-change-mail', { email: 'new@example.test' }, customer);
  await ask('delete-account', { confirmed: true }, customer);
  expect(await sent(mailbox)).toEqual([]);
  expect((await harness.context.db.messages.get()).size).toBe(0);
});
