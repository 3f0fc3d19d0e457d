import { messageSettingsId } from '@carwash/domain/messages/message-settings';
import { deadlineIn } from '@carwash/functions/background/deadline';
import { deliverMessage } from '@carwash/functions/messages/deliver-message';
import { sendDueMessages } from '@carwash/functions/messages/send-due-messages';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { closeBays, reopenBays } from '../support/calls/bays.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { bookAtDesk, markBooking } from '../support/calls/desk.ts';
import { reviewService } from '../support/calls/reviews.ts';
import { beforeEachCommit, dieAtCommit, loseAnswer } from '../support/faults/interrupt-commits.ts';
import { messagesOf, openMailbox } from '../support/messages/open-mailbox.ts';
import { withOtherEmail } from '../support/people/accounts.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

const staff = 'hello@carwash.test';

let admin: Person;
let customer: Person;
beforeEach(async () => {
  await harness.wipe();
  // Noon in Dhaka, outside the quiet hours.
  harness.clock.stopAt(new Date('2031-03-03T06:00:00Z'));
  [admin, customer] = [await newAdmin(harness), await newCustomer(harness)];
});
afterEach(() => harness.mend());

const days = 24 * 60;
const bookIn = async (minutes: number) =>
  book(harness, customer, await newSlot(harness, await newService(harness), minutes));
const send = () => sendDueMessages(harness.context, deadlineIn(60_000));
const confirmationOf = (id: string) => `${id}_confirmation_1`;
const messageOf = async (id: string) => (await harness.context.db.messages.doc(id).get()).data();
const setSettings = (change: object) =>
  harness.context.db.messageSettings.set({ _id: messageSettingsId, ...change });

describe('the reconciler', () => {
  test('sends what is due, each message once', async () => {
    const { told } = openMailbox(harness);
    await bookIn(3 * days);
    expect(await send()).toMatchObject({ done: 2, failed: 0, due: 0 });
    expect(told().sort()).toEqual([`confirmation ${customer.email}`, `staff_booking ${staff}`]);
    await send();
    expect(told()).toHaveLength(2);
  });

  test('sends reminders at their time', async () => {
    const { told } = openMailbox(harness);
    await bookIn(3 * days);
    await send();
    const toldAfter = async (minutes: number) => {
      const before = told().length;
      harness.clock.advanceMinutes(minutes);
      await send();
      return told().slice(before);
    };
    expect(await toldAfter(2 * days - 1)).toEqual([]);
    expect(await toldAfter(1)).toEqual([`reminder_day ${customer.email}`]);
    expect(await toldAfter(22 * 60 - 1)).toEqual([]);
    expect(await toldAfter(1)).toEqual([`reminder_soon ${customer.email}`]);
  });

  test('asks once how it was, but not a customer who has written a review', async () => {
    const service = await newService(harness);
    const [writes, waits] = [await newCustomer(harness), await newCustomer(harness)];
    const { told } = openMailbox(harness);
    await book(harness, writes, await newSlot(harness, service, 60));
    await book(harness, waits, await newSlot(harness, service, 180));
    harness.clock.advanceMinutes(6 * 60);
    await reconcile(harness, admin);
    await reviewService(harness, writes, service, { rating: 5 });
    harness.clock.advanceMinutes(days);
    await send();
    const asked = told().filter((line) => line.startsWith('how_was_it'));
    expect(asked).toEqual([`how_was_it ${waits.email}`]);
  });
});

describe('what is no longer true is dropped', () => {
  test('reminders of a cancelled visit', async () => {
    const { told } = openMailbox(harness);
    const id = await bookIn(3 * days);
    await send();
    await cancelBooking(harness, customer, id);
    harness.clock.advanceMinutes(3 * days - 60);
    await send();
    expect(told().map((line) => line.split(' ')[0])).not.toContain('reminder_day');
    const dropped = (await messagesOf(harness, id)).filter(({ state }) => state === 'dropped');
    expect(dropped.map(({ dropReason }) => dropReason)).toEqual([
      'booking_changed',
      'booking_changed',
    ]);
  });

  test('a reminder of a visit without a bay, which is sent once the visit has one again', async () => {
    await newBays(harness, 1);
    const { told } = openMailbox(harness);
    const slot = await newSlot(harness, await newService(harness), 3 * days);
    const id = await book(harness, customer, slot);
    const closure = { bays: ['bay-1'], from: slot.date, to: slot.date };
    const closed = await closeBays(harness, admin, closure);
    expect(closed.status).toBe(200);
    for (const minutes of [2 * days, 22 * 60]) {
      harness.clock.advanceMinutes(minutes);
      await send();
    }
    expect(told()).toContain(`displaced ${customer.email}`);
    const statesNow = async () =>
      (await messagesOf(harness, id))
        .filter(({ kind }) => kind.startsWith('reminder'))
        .map(({ kind, state }) => `${kind} ${state}`)
        .sort();
    expect(await statesNow()).toEqual(['reminder_day dropped', 'reminder_soon scheduled']);
    expect((await reopenBays(harness, admin, closed.data.closure._id)).status).toBe(200);
    harness.clock.advanceMinutes(6);
    await send();
    expect(told()).toContain(`reminder_soon ${customer.email}`);
  });

  test('the reminders of the time before a move', async () => {
    const { letters } = openMailbox(harness);
    const service = await newService(harness);
    const id = await book(harness, customer, await newSlot(harness, service, 2 * days));
    const later = await newSlot(harness, service, 5 * days);
    await reschedule(harness, customer, id, later);
    for (let hour = 0; hour < 5 * 24; hour += 1) {
      harness.clock.advanceMinutes(60);
      await send();
    }
    const reminders = letters.filter(({ message }) => message.kind.startsWith('reminder'));
    expect(reminders.map(({ message }) => `${message.kind} ${message.version}`)).toEqual([
      'reminder_day 2',
      'reminder_soon 2',
    ]);
    expect(reminders.map(({ content }) => content.booking?.slot._id)).toEqual([
      later._id,
      later._id,
    ]);
  });

  test('one of two reminders of a visit that was moved away and back', async () => {
    const { letters } = openMailbox(harness);
    const service = await newService(harness);
    const [first, other] = [
      await newSlot(harness, service, 2 * days),
      await newSlot(harness, service, 5 * days),
    ];
    const id = await book(harness, customer, first);
    await reschedule(harness, customer, id, other);
    await reschedule(harness, customer, id, first);
    await send();
    for (const minutes of [days, 22 * 60]) {
      harness.clock.advanceMinutes(minutes);
      await send();
    }
    const told = letters.filter(({ message }) => /moved|reminder/.test(message.kind));
    expect(told.map(({ message }) => `${message.kind} ${message.version}`)).toEqual([
      'moved 3',
      'reminder_day 3',
      'reminder_soon 3',
    ]);
  });

  test('one of two questions after a visit that was marked twice', async () => {
    const { told } = openMailbox(harness);
    const id = await bookIn(60);
    harness.clock.advanceMinutes(3 * 60);
    for (const status of ['completed', 'no_show', 'completed'] as const) {
      await markBooking(harness, admin, id, status);
    }
    harness.clock.advanceMinutes(days);
    await send();
    expect(told().filter((line) => line.startsWith('how_was_it'))).toHaveLength(1);
  });

  test('a message whose booking is cancelled while a sender takes it', async () => {
    const { told } = openMailbox(harness);
    const id = await bookIn(3 * days);
    const restore = beforeEachCommit(harness, async (number) => {
      // The first one takes the turn of the mail.
      if (number !== 2) return;
      restore();
      await cancelBooking(harness, customer, id);
    });
    await deliverMessage(confirmationOf(id), harness.context);
    expect(told()).toEqual([]);
    expect(await messageOf(confirmationOf(id))).toMatchObject({ state: 'dropped' });
  });

  test('a link for an account after an hour', async () => {
    const { told } = openMailbox(harness);
    await setSettings({ isStopped: true });
    const json = { email: customer.email };
    await call(harness, 'POST', '/auth/reset-mail', { json });
    harness.clock.advanceMinutes(61);
    await setSettings({ isStopped: false });
    await send();
    expect(told()).toEqual([]);
  });

  test('a confirmation that could not be sent before the cancellation', async () => {
    const { told } = openMailbox(harness);
    const id = await bookIn(3 * days);
    await cancelBooking(harness, customer, id);
    await send();
    expect(told().sort()).toEqual([`cancelled ${customer.email}`, `staff_cancellation ${staff}`]);
  });
});

describe('a channel that', () => {
  test('fails for a while is tried again with growing pauses, then an admin has to look', async () => {
    const { letters, answer } = openMailbox(harness);
    const id = confirmationOf(await bookIn(3 * days));
    answer({ outcome: 'later', problem: '451 at RCPT' });
    await deliverMessage(id, harness.context);
    expect(await messageOf(id)).toMatchObject({
      state: 'sending',
      deliveries: { mail: { state: 'waiting', attempts: 1, problem: '451 at RCPT' } },
    });
    await deliverMessage(id, harness.context);
    expect(letters).toHaveLength(1);
    for (let hour = 0; hour < 36; hour += 1) {
      harness.clock.advanceMinutes(60);
      await deliverMessage(id, harness.context);
    }
    expect(letters).toHaveLength(8);
    expect(await messageOf(id)).toMatchObject({ state: 'attention', dueAt: null, sentAt: null });
  });

  test('was not tried, because the message could not be read once taken, is tried again', async () => {
    const { letters } = openMailbox(harness);
    const id = confirmationOf(await bookIn(3 * days));
    const { db } = harness.context;
    let isTaken = false;
    harness.context.db = {
      ...db,
      batch: () => {
        isTaken = true;
        return db.batch();
      },
      readAll: (...refs) => {
        if (isTaken) throw new Error('The database did not answer');
        return db.readAll(...refs);
      },
    };
    await deliverMessage(id, harness.context);
    harness.context.db = db;
    expect(await messageOf(id)).toMatchObject({
      leasedUntil: null,
      deliveries: { mail: { state: 'waiting', attempts: 1, problem: 'It could not be read.' } },
    });
    expect(letters).toEqual([]);
    harness.clock.advanceMinutes(1);
    await deliverMessage(id, harness.context);
    expect(await messageOf(id)).toMatchObject({ state: 'sent' });
    expect(letters).toHaveLength(1);
  });

  test.each(['refused', 'unknown'] as const)('answers %s is not tried again', async (outcome) => {
    const { letters, answer } = openMailbox(harness);
    const id = confirmationOf(await bookIn(3 * days));
    answer({ outcome, problem: 'Told.' });
    await deliverMessage(id, harness.context);
    expect(await messageOf(id)).toMatchObject({
      state: 'attention',
      deliveries: { mail: { state: outcome, problem: 'Told.' } },
    });
    harness.clock.advanceMinutes(days);
    await send();
    expect(letters.filter(({ message }) => message._id === id)).toHaveLength(1);
  });

  test('recovers is used once more', async () => {
    const { letters, answer } = openMailbox(harness);
    const id = confirmationOf(await bookIn(3 * days));
    answer({ outcome: 'later', problem: 'Down.' });
    await deliverMessage(id, harness.context);
    answer({ outcome: 'sent', problem: null });
    harness.clock.advanceMinutes(1);
    await deliverMessage(id, harness.context);
    expect(letters).toHaveLength(2);
    expect(await messageOf(id)).toMatchObject({
      state: 'sent',
      sentAt: harness.clock.now(),
      deliveries: { mail: { state: 'sent', attempts: 2, problem: null } },
    });
  });
});

describe('a channel that has failed stays visible', () => {
  /** Adds notifications, which the other side does not take yet. */
  const addBusyPush = () => {
    harness.context.messageChannels = {
      ...harness.context.messageChannels,
      push: {
        reaches: () => true,
        send: async () => ({ outcome: 'later', problem: 'Busy.' }),
      },
    };
  };

  test.each(['refused', 'unknown'] as const)('%s, when the rest is dropped', async (outcome) => {
    const { answer } = openMailbox(harness);
    addBusyPush();
    const booking = await bookIn(3 * days);
    const id = confirmationOf(booking);
    answer({ outcome, problem: 'Told.' });
    await deliverMessage(id, harness.context);
    expect(await messageOf(id)).toMatchObject({ state: 'sending' });
    await cancelBooking(harness, customer, booking);
    harness.clock.advanceMinutes(2);
    await deliverMessage(id, harness.context);
    expect(await messageOf(id)).toMatchObject({
      state: 'attention',
      dueAt: null,
      dropReason: 'booking_changed',
      deliveries: { mail: { state: outcome }, push: { state: 'waiting', nextAt: null } },
    });
  });

  test('a reader whom no channel reaches any more was not sent anything', async () => {
    openMailbox(harness).answer({ outcome: 'gone', problem: null });
    const id = confirmationOf(await bookIn(3 * days));
    await deliverMessage(id, harness.context);
    expect(await messageOf(id)).toMatchObject({ state: 'dropped', dropReason: 'no_address' });
  });
});

describe('switches', () => {
  test('while all sending is stopped everything waits, and is sent afterwards if still true', async () => {
    const { told } = openMailbox(harness);
    await setSettings({ isStopped: true });
    const id = await bookIn(3 * days);
    await send();
    expect(told()).toEqual([]);
    await cancelBooking(harness, customer, id);
    await setSettings({ isStopped: false });
    harness.clock.advanceMinutes(5);
    await send();
    expect(told().sort()).toEqual([`cancelled ${customer.email}`, `staff_cancellation ${staff}`]);
  });

  test('a kind that is off is not sent, and messages to staff go to their own address', async () => {
    const { told } = openMailbox(harness);
    await setSettings({ offKinds: ['staff_booking'], staffEmail: 'desk@carwash.test' });
    await cancelBooking(harness, customer, await bookIn(3 * days));
    await send();
    expect(told().sort()).toEqual([
      `cancelled ${customer.email}`,
      'staff_cancellation desk@carwash.test',
    ]);
  });

  test('who has switched mails off gets only what is essential', async () => {
    const { told } = openMailbox(harness);
    await harness.context.db.messagePreferences
      .doc(customer.uid)
      .set({ _id: customer.uid, muted: ['mail'], createdAt: harness.clock.now() });
    await bookIn(3 * days);
    await send();
    harness.clock.advanceMinutes(3 * days - 60);
    await send();
    const own = told().filter((line) => line.endsWith(customer.email));
    expect(own).toEqual([`confirmation ${customer.email}`]);
  });
});

test('a customer whose address has changed is written to at the new one before they sign in', async () => {
  const { letters } = openMailbox(harness);
  const id = await bookIn(3 * days);
  const { uid, email } = await withOtherEmail(customer, `moved-${customer.email}`);
  expect((await harness.context.db.users.doc(uid).get()).data()?.email).toBe(customer.email);
  await deliverMessage(confirmationOf(id), harness.context);
  expect(letters.map(({ reader }) => reader)).toMatchObject([{ uid, email }]);
});

test('a customer without an address is not written to', async () => {
  const { told } = openMailbox(harness);
  const slot = await newSlot(harness, await newService(harness), 3 * days);
  const { data } = await bookAtDesk(harness, admin, slot);
  await send();
  expect(told()).toEqual([`staff_booking ${staff}`]);
  expect(await messageOf(confirmationOf(data._id))).toMatchObject({
    state: 'dropped',
    dropReason: 'no_address',
  });
});

test('a message is sent by a clock that goes on meanwhile', async () => {
  const id = confirmationOf(await bookIn(3 * days));
  const { letters } = openMailbox(harness);
  const stopped = harness.context.now;
  let ms = 0;
  harness.context.now = () => {
    ms += 1;
    return new Date(stopped().getTime() + ms);
  };
  await deliverMessage(id, harness.context);
  harness.context.now = stopped;
  expect(letters).toHaveLength(1);
});

describe('senders', () => {
  test('twenty at once make one attempt', async () => {
    const { letters } = openMailbox(harness);
    const id = confirmationOf(await bookIn(3 * days));
    await Promise.all(Array.from({ length: 20 }, () => deliverMessage(id, harness.context)));
    expect(letters).toHaveLength(1);
    expect(await messageOf(id)).toMatchObject({ state: 'sent' });
  });

  test('one that dies before it takes the message leaves it to the next', async () => {
    const { letters } = openMailbox(harness);
    const id = confirmationOf(await bookIn(3 * days));
    const mend = dieAtCommit(harness, 1);
    await expect(deliverMessage(id, harness.context)).rejects.toThrow('killed');
    mend();
    expect(letters).toHaveLength(0);
    await deliverMessage(id, harness.context);
    expect(letters).toHaveLength(1);
  });

  test('one that dies after the attempt leaves an unknown outcome, and nobody sends it again', async () => {
    const { letters } = openMailbox(harness);
    const id = confirmationOf(await bookIn(3 * days));
    const mend = dieAtCommit(harness, 3);
    await expect(deliverMessage(id, harness.context)).rejects.toThrow('killed');
    mend();
    expect(await messageOf(id)).toMatchObject({ deliveries: { mail: { state: 'sending' } } });
    await deliverMessage(id, harness.context);
    expect(letters).toHaveLength(1);
    harness.clock.advanceMinutes(3);
    await deliverMessage(id, harness.context);
    expect(letters).toHaveLength(1);
    expect(await messageOf(id)).toMatchObject({
      state: 'attention',
      dueAt: null,
      deliveries: { mail: { state: 'unknown' } },
    });
  });

  test.each([
    [1, 'unanswered'],
    [1, 'repeated'],
    [2, 'repeated'],
    [2, 'unanswered'],
    [3, 'repeated'],
    [3, 'unanswered'],
  ] as const)('one that loses the answer to commit %i (%s) sends once', async (nth, how) => {
    const { letters } = openMailbox(harness);
    const id = confirmationOf(await bookIn(3 * days));
    const restore = loseAnswer(harness, nth, how);
    await deliverMessage(id, harness.context).catch((error: Error) =>
      expect(error.message).toContain('lost'),
    );
    restore();
    harness.clock.advanceMinutes(3);
    await deliverMessage(id, harness.context);
    expect(letters).toHaveLength(1);
    expect(await messageOf(id)).toMatchObject({ state: 'sent', leasedBy: null });
  });

  test('one that is slower than its lease does not overwrite what became of the message', async () => {
    const id = confirmationOf(await bookIn(3 * days));
    openMailbox(harness, async () => {
      harness.clock.advanceMinutes(3);
      await deliverMessage(id, harness.context);
    });
    await deliverMessage(id, harness.context);
    expect(await messageOf(id)).toMatchObject({
      state: 'attention',
      deliveries: { mail: { state: 'unknown', attempts: 1 } },
    });
  });
});
