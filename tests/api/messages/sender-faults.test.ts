import type { DeliveryState, MessageState } from '@carwash/domain/messages/message';
import { deadlineIn } from '@carwash/functions/background/deadline';
import type { Channel } from '@carwash/functions/gateways/message-channel';
import { deliverMessage } from '@carwash/functions/messages/deliver-message';
import { sendDueMessages } from '@carwash/functions/messages/send-due-messages';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { book } from '../support/calls/bookings.ts';
import { dieAtCommit, loseAnswer } from '../support/faults/interrupt-commits.ts';
import { type MailServerKind, startMailServer } from '../support/messages/start-mail-server.ts';
import { newCustomer } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

beforeEach(async () => {
  await harness.wipe();
  // Noon in Dhaka, outside the quiet hours.
  harness.clock.stopAt(new Date('2031-03-03T06:00:00Z'));
});
afterEach(() => harness.mend());

const dead = new Promise<never>(() => {});

/** Runs a sender that stops for ever when `stopped` resolves. */
const sendUntil = (id: string, stopped: Promise<unknown>) =>
  Promise.race([deliverMessage(id, harness.context), stopped]);

/** Sends with a channel that stops for ever, before or after it has handed the mail over. */
async function stopInChannel(id: string, channel: Channel, point: 'before' | 'after') {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  harness.context.messageChannels = {
    mail: {
      ...channel,
      async send(letter) {
        if (point === 'after') await channel.send(letter);
        stop();
        return dead;
      },
    },
  };
  await sendUntil(id, stopped);
}

/** Sends with a database that answers nothing more once the message was taken. */
async function stopAfterTaking(id: string) {
  const { db } = harness.context;
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  let isTaken = false;
  harness.context.db = {
    ...db,
    batch: () => {
      isTaken = true;
      return db.batch();
    },
    readAll: (...refs) => {
      if (!isTaken) return db.readAll(...refs);
      stop();
      return dead;
    },
  };
  await sendUntil(id, stopped);
  harness.context.db = db;
}

/** Points at which a sender stops, with a run of a sender until there. */
const points = {
  'before it takes the message': async (id: string) => {
    const mend = dieAtCommit(harness, 1);
    await expect(deliverMessage(id, harness.context)).rejects.toThrow('killed');
    mend();
  },
  'after it took the message': stopAfterTaking,
  'after it judged the message again': (id: string, channel: Channel) =>
    stopInChannel(id, channel, 'before'),
  'after it handed the message over': (id: string, channel: Channel) =>
    stopInChannel(id, channel, 'after'),
  'after it recorded the outcome': async (id: string) => {
    // The first commit takes the turn of the mail, and the second the message.
    const mend = loseAnswer(harness, 3, 'unanswered');
    await expect(deliverMessage(id, harness.context)).rejects.toThrow('lost');
    mend();
  },
} as const;
type Point = keyof typeof points;

type End = [MessageState, DeliveryState, number];
const sent: End = ['sent', 'sent', 1];
const refused: End = ['attention', 'refused', 0];
const lost: End = ['attention', 'unknown', 0];
const mayHaveArrived: End = ['attention', 'unknown', 1];

/** States of the message and of its mail in the end, and the number of mails that the server has got. */
const ends: Record<MailServerKind, Record<Point, End>> = {
  accepts: {
    'before it takes the message': sent,
    'after it took the message': lost,
    'after it judged the message again': lost,
    'after it handed the message over': mayHaveArrived,
    'after it recorded the outcome': sent,
  },
  refuses: {
    'before it takes the message': refused,
    'after it took the message': lost,
    'after it judged the message again': lost,
    'after it handed the message over': lost,
    'after it recorded the outcome': refused,
  },
  // Eight attempts, and then an admin has to look.
  stalls: {
    'before it takes the message': refused,
    'after it took the message': lost,
    'after it judged the message again': lost,
    'after it handed the message over': lost,
    'after it recorded the outcome': refused,
  },
  drops: {
    'before it takes the message': mayHaveArrived,
    'after it took the message': lost,
    'after it judged the message again': lost,
    'after it handed the message over': mayHaveArrived,
    'after it recorded the outcome': mayHaveArrived,
  },
};

const cases = Object.entries(ends).flatMap(([server, byPoint]) =>
  Object.entries(byPoint).map(
    ([point, end]) => [server as MailServerKind, point as Point, end] as const,
  ),
);

describe('a sender stops', () => {
  test.each(cases)('with a server that %s, %s: %j', async (kind, point, [state, mail, mails]) => {
    const customer = await newCustomer(harness);
    const slot = await newSlot(harness, await newService(harness), 3 * 24 * 60);
    const id = `${await book(harness, customer, slot)}_confirmation_1`;
    const { channel, received } = await startMailServer(kind);
    const setUp = () => {
      harness.context.messageChannels = { mail: channel };
    };
    setUp();
    await points[point](id, channel);
    setUp();
    const reconcile = () => deliverMessage(id, harness.context);
    const got = received();
    // A second sender looks at once, while the first one may still be at work.
    await reconcile();
    expect(received() - got).toBe(point === 'before it takes the message' && got < mails ? 1 : 0);
    for (let hour = 0; hour < 36; hour += 1) {
      harness.clock.advanceMinutes(60);
      await reconcile();
    }
    const stored = (await harness.context.db.messages.doc(id).get()).data();
    expect([stored?.state, stored?.deliveries.mail?.state, received()]).toEqual([
      state,
      mail,
      mails,
    ]);
    expect(stored).toMatchObject({ dueAt: null, leasedUntil: null, leasedBy: null });
    const { due } = await sendDueMessages(harness.context, deadlineIn(60_000));
    expect([due, (await harness.context.db.messages.doc(id).get()).data()]).toEqual([0, stored]);
  });
});
