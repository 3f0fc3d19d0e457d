import { type MessageChannel, messageKinds } from '@carwash/domain/messages/kinds';
import { deadlineIn } from '@carwash/functions/background/deadline';
import { deliverMessage } from '@carwash/functions/messages/deliver-message';
import { sendDueMessages } from '@carwash/functions/messages/send-due-messages';
import { completePastBookings } from '@carwash/functions/sales/complete-past-bookings';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { book } from '../support/calls/bookings.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
beforeEach(async () => {
  await harness.wipe();
  harness.clock.stopAt(new Date('2031-03-03T06:00:00Z'));
  [admin, customer] = [await newAdmin(harness), await newCustomer(harness)];
});
afterEach(() => harness.mend());

const days = 24 * 60;

/** Books, and tries to send the confirmation. */
async function bookWithMail(outcome: 'sent' | 'unknown') {
  const mailbox = openMailbox(harness);
  mailbox.answer({ outcome, problem: outcome === 'sent' ? null : 'Lost.' });
  const slot = await newSlot(harness, await newService(harness), 3 * days);
  const id = await book(harness, customer, slot);
  const confirmation = `${id}_confirmation_1`;
  await deliverMessage(confirmation, harness.context);
  mailbox.answer({ outcome: 'sent', problem: null });
  return { id, confirmation, mailbox };
}

const asAdmin = (method: string, path: string, json?: object) =>
  call(harness, method, path, { as: admin, ...(json && { json }) });
const idsOf = (list: { _id: string }[]) => list.map(({ _id }) => _id);

test('messages are listed by state and by booking, without addresses and secrets', async () => {
  const { id, confirmation } = await bookWithMail('unknown');
  const all = await asAdmin('GET', '/messages');
  expect(all.data).toHaveLength(4);
  expect(JSON.stringify(all.data)).not.toMatch(/linkToken|facts|@/);
  expect(idsOf((await asAdmin('GET', '/messages?state=attention')).data)).toEqual([confirmation]);
  expect(idsOf((await asAdmin('GET', `/messages/booking/${id}`)).data)).toContain(confirmation);
  expect((await asAdmin('GET', '/messages/booking/T-other')).data).toEqual([]);
  const first = await asAdmin('GET', '/messages?limit=3');
  const rest = await asAdmin('GET', `/messages?limit=3&cursor=${first.meta?.nextCursor}`);
  expect(new Set(idsOf([...first.data, ...rest.data])).size).toBe(4);
});

test('the counts are those of this month', async () => {
  await bookWithMail('sent');
  await bookWithMail('unknown');
  const counts = async () => (await asAdmin('GET', '/messages/counts')).data;
  expect(await counts()).toEqual({ sent: [{ kind: 'confirmation', count: 1 }], attention: 1 });
  harness.clock.advanceMinutes(31 * days);
  expect(await counts()).toEqual({ sent: [], attention: 1 });
});

describe('a message of unknown outcome', () => {
  test('can be sent again, once a minute, and is settled by that', async () => {
    const { id, confirmation, mailbox } = await bookWithMail('unknown');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => asAdmin('POST', `/messages/${confirmation}/resend`, {})),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const again = answers.find(({ status }) => status === 200)?.data;
    expect(again).toMatchObject({ kind: 'confirmation', state: 'scheduled', bookingId: id });
    await deliverMessage(again._id, harness.context);
    expect(mailbox.letters.map(({ message }) => message._id)).toEqual([confirmation, again._id]);
    const [before] = (await asAdmin('GET', '/messages?state=settled')).data;
    expect(before._id).toBe(confirmation);
  });

  test('can be sent again, also if it asks how the visit was', async () => {
    const { id, mailbox } = await bookWithMail('sent');
    harness.clock.advanceMinutes(4 * days);
    await completePastBookings(harness.context, deadlineIn(60_000));
    mailbox.answer({ outcome: 'unknown', problem: 'Lost.' });
    harness.clock.advanceMinutes(days);
    await sendDueMessages(harness.context, deadlineIn(60_000));
    const [asked] = (await asAdmin('GET', '/messages?state=attention')).data;
    expect(asked).toMatchObject({ kind: 'how_was_it', bookingId: id });
    mailbox.answer({ outcome: 'sent', problem: null });
    const again = (await asAdmin('POST', `/messages/${asked._id}/resend`, {})).data;
    await deliverMessage(again._id, harness.context);
    expect(mailbox.letters.at(-1)?.message._id).toBe(again._id);
  });

  test('can be settled without', async () => {
    const { confirmation } = await bookWithMail('unknown');
    const settle = () => asAdmin('POST', `/messages/${confirmation}/settle`, {});
    expect([(await settle()).data.state, (await settle()).status]).toEqual(['settled', 200]);
    expect((await asAdmin('GET', '/messages/counts')).data.attention).toBe(0);
  });
});

test('a message that waits cannot be repeated, and one that was sent needs no look', async () => {
  const { id, confirmation } = await bookWithMail('sent');
  const reminder = `${id}_reminder_day_1`;
  expect((await asAdmin('POST', `/messages/${reminder}/resend`, {})).code).toBe('conflict');
  expect((await asAdmin('POST', `/messages/${confirmation}/settle`, {})).code).toBe('conflict');
  expect((await asAdmin('POST', '/messages/T-1_none_1/resend', {})).code).toBe('not_found');
});

test('each kind can be looked at with sample data and the own line', async () => {
  const ownLines = [{ kind: 'confirmation', line: 'Use the second gate.' }];
  await asAdmin('PATCH', '/settings/messages', { ownLines });
  const { data } = await asAdmin('GET', '/messages/preview/confirmation');
  expect(data.subject).toMatch(/^Booked: /);
  expect(data.html).toContain('Use the second gate.');
  expect(data.plainText).toContain('Use the second gate.');
  expect(data.title).not.toBe('');
  for (const kind of Object.keys(messageKinds)) {
    expect((await asAdmin('GET', `/messages/preview/${kind}`)).status).toBe(200);
  }
  expect((await asAdmin('GET', '/messages/preview/pigeon')).code).toBe('bad_input');
});

test('settings are changed field by field', async () => {
  const get = async () => (await asAdmin('GET', '/settings/messages')).data;
  expect(await get()).toMatchObject({ isStopped: false, quietFrom: '21:00', offKinds: [] });
  const ownLines = [{ kind: 'confirmation', line: 'Use the second gate.' }];
  await asAdmin('PATCH', '/settings/messages', { ownLines });
  await asAdmin('PATCH', '/settings/messages', { quietFrom: '20:00' });
  expect(await get()).toMatchObject({ quietFrom: '20:00', ownLines });
  const { mailbox } = await bookWithMail('sent');
  expect(mailbox.letters[0]?.content.ownLine).toBe('Use the second gate.');
});

describe('readers switch mails off', () => {
  const muted = async (as = customer) =>
    (await call(harness, 'GET', '/messages/preferences', { as })).data.muted;

  test('in their profile, where a page that was opened before changes no other channel', async () => {
    const change = async (channel: MessageChannel, isMuted: boolean) => {
      const json = { channel, isMuted };
      return (await call(harness, 'PATCH', '/messages/preferences', { as: customer, json })).data;
    };
    expect(await change('mail', true)).toEqual({ muted: ['mail'] });
    expect(await change('mail', true)).toEqual({ muted: ['mail'] });
    expect(await change('push', true)).toEqual({ muted: ['mail', 'push'] });
    expect(await change('push', false)).toEqual({ muted: ['mail'] });
    expect(await muted()).toEqual(['mail']);
    expect(await muted(admin)).toEqual([]);
  });

  const linkOf = (mailbox: ReturnType<typeof openMailbox>) => {
    const { searchParams } = new URL(mailbox.letters[0]?.content.links.unsubscribe ?? '');
    return Object.fromEntries(searchParams);
  };
  const byLink = (json: object) =>
    call(harness, 'PATCH', '/messages/preferences/by-link', { json });

  test('by the link in a mail, and on again', async () => {
    const link = linkOf((await bookWithMail('sent')).mailbox);
    for (const isMuted of [true, true, false]) {
      expect((await byLink({ ...link, isMuted })).data).toEqual({ isMuted });
      expect(await muted()).toEqual(isMuted ? ['mail'] : []);
    }
  });

  test('by their mail program', async () => {
    const link = linkOf((await bookWithMail('sent')).mailbox);
    const path = `/messages/unsubscribe?${new URLSearchParams(link)}`;
    const form = { 'List-Unsubscribe': 'One-Click' };
    expect((await call(harness, 'POST', path, { form })).data).toEqual({ isMuted: true });
    expect(await muted()).toEqual(['mail']);
  });

  test.each([
    ['another secret', { secret: 'guessed' }],
    ['another message', { messageId: 'T-1_confirmation_1' }],
  ])('not with %s', async (_, change) => {
    const link = linkOf((await bookWithMail('sent')).mailbox);
    expect((await byLink({ ...link, ...change, isMuted: true })).code).toBe('not_found');
    expect(await muted()).toEqual([]);
  });
});
