import { deadlineIn } from '@carwash/functions/background/deadline';
import { sendDueMessages } from '@carwash/functions/messages/send-due-messages';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { breakAuth } from '../support/faults/break-auth.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
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
  return mailbox.letters.map(({ message: { kind }, reader, content: { links } }) => {
    const { pathname, searchParams } = new URL(links.action ?? '');
    const { oobCode = '', ...rest } = Object.fromEntries(searchParams);
    expect([pathname, oobCode.length > 10]).toEqual(['/auth/action', true]);
    return { kind, to: reader.email, ...rest };
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
    await harness.auth.updateUser(customer.uid, { disabled: true });
    const { status, data } = await ask('reset-mail', { email: customer.email });
    expect([status, data]).toEqual([200, {}]);
    expect((await harness.context.db.messages.get()).size).toBe(0);
  });
});

describe('a link to change the address', () => {
  test('goes to the new address', async () => {
    const mailbox = openMailbox(harness);
    const email = 'new@example.test';
    expect((await ask('email-change-mail', { email }, customer)).status).toBe(200);
    const [mail] = await sent(mailbox);
    expect(mail).toMatchObject({ to: email, mode: 'verifyAndChangeEmail' });
    const [stored] = (await harness.context.db.messages.get()).docs;
    expect(stored?.data().facts).toEqual({ returnPath: '/' });
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
      facts: { returnPath: '/' },
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

test('a deleted account gets no mail, and none of its addresses stay', async () => {
  const mailbox = openMailbox(harness);
  await ask('verification-mail', { returnPath: '/' }, customer);
  await ask('email-change-mail', { email: 'new@example.test' }, customer);
  await ask('delete-account', { confirmed: true }, customer);
  expect(await sent(mailbox)).toEqual([]);
  expect((await harness.context.db.messages.get()).size).toBe(0);
});
