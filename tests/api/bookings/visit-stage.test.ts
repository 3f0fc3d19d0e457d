import { toldAfterMs, type VisitStage } from '@carwash/domain/bookings/visit-stage';
import type { Service } from '@carwash/domain/services/service';
import { minuteMs } from '@carwash/domain/time/durations';
import { deadlineIn } from '@carwash/functions/background/deadline';
import { sendDueMessages } from '@carwash/functions/messages/send-due-messages';
import { beforeEach, describe, expect } from 'vitest';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlotFrom } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { eventKindsOf } from '../../support/reads/timelines.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { changeStage, markBooking, moveBooking, walkIn } from '../support/calls/desk.ts';
import { startPaying } from '../support/calls/payments.ts';
import { goToNoon } from '../support/days/go-to-noon.ts';
import { messagesOf, openMailbox } from '../support/messages/open-mailbox.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
let service: Service;

beforeEach(async () => {
  await harness.wipe();
  harness.mend();
  goToNoon(harness);
  await newBays(harness, 1);
  [admin, customer, service] = [
    await newAdmin(harness),
    await newCustomer(harness),
    await newService(harness, { duration: 60 }),
  ];
});

/** Creates a start in this many minutes, counted from the present minute. */
const slotIn = (minutes: number) => {
  const now = harness.clock.now().getTime();
  return newSlotFrom(harness, service, new Date(now + minutes * minuteMs));
};

/** Books a start in ten minutes. */
const newVisit = async () => book(harness, customer, await slotIn(10));

const say = (id: string, stage: VisitStage, as = admin) => changeStage(harness, as, id, stage);

/** Returns the minutes of the booking's job, from now. */
async function jobMinutes(id: string): Promise<[from: number, to: number] | undefined> {
  const booking = await bookingOf(harness, id);
  const day = await harness.context.db.days.doc(booking?.slot.date ?? '').get();
  const job = day.data()?.jobs[booking?.claimId ?? ''];
  const now = harness.clock.now().getTime();
  const minutes = (moment: Date) => Math.round((moment.getTime() - now) / minuteMs) + 0;
  return job && [minutes(job.from), minutes(job.to)];
}

test('a visit goes from stage to stage, each with its event and its audit entry', async () => {
  const id = await newVisit();
  expect((await say(id, 'arrived')).data.stage).toBe('arrived');
  expect((await say(id, 'washing')).data.stage).toBe('washing');
  expect((await say(id, 'ready')).data.stage).toBe('ready');
  expect((await say(id, 'collected')).data.stage).toBe('collected');
  expect(await eventKindsOf(harness, id)).toEqual([
    'booked',
    'arrived',
    'washing',
    'ready',
    'collected',
  ]);
  expect(await auditOf(harness, id)).toHaveLength(4);
  expect(await auditOf(harness, id)).toContainEqual(
    expect.objectContaining({
      action: 'stage changed',
      before: { stage: 'arrived' },
      after: { stage: 'washing' },
    }),
  );
  await expectConsistentRecords(harness);
});

test('of several people at one car one is heard, and who says so again with the same key changes nothing', async () => {
  const id = await newVisit();
  const tap = (stage: VisitStage) =>
    changeStage(harness, admin, id, stage, { version: 1, key: `${stage}-${id}` });
  const answers = await Promise.all([
    tap('arrived'),
    tap('washing'),
    tap('arrived'),
    tap('washing'),
  ]);
  const { stage } = (await bookingOf(harness, id)) ?? {};
  const heard = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status === 409);
  expect(heard.map(({ data }) => data.stage)).toEqual([stage, stage]);
  expect(refused).toHaveLength(2);
  expect(refused[0]?.message).toMatch(/^You said '.+'\. Please look again\.$/);
  expect(await eventKindsOf(harness, id)).toEqual(['booked', stage]);
  expect(await auditOf(harness, id)).toHaveLength(1);
});

describe('nobody says anything about a visit', () => {
  test('before its day', async () => {
    const id = await book(harness, customer, await slotIn(24 * 60));
    const early = await say(id, 'arrived');
    expect([early.status, early.message]).toEqual([409, 'The day of this visit has not come yet.']);
  });

  test('without being an admin, or of a booking that there is not', async () => {
    const id = await newVisit();
    expect((await say(id, 'arrived', customer)).status).toBe(403);
    expect((await say('T-1', 'arrived')).status).toBe(404);
    expect(await eventKindsOf(harness, id)).toEqual(['booked']);
  });
});

describe('a car that is ready', () => {
  test('frees its bay at once: the next one is sold the same minute', async () => {
    const id = await newVisit();
    harness.clock.advanceMinutes(30);
    const later = await slotIn(5);
    expect((await walkIn(harness, admin, service)).code).toBe('slot_taken');
    expect((await slotNow(harness, later)).isBooked).toBe('booked');
    await say(id, 'ready');
    expect(await jobMinutes(id)).toEqual([-20, 0]);
    expect((await slotNow(harness, later)).isBooked).toBe('available');
    expect((await walkIn(harness, admin, service)).status).toBe(200);
    await expectConsistentRecords(harness);
  });

  test('stays short beside a hold that has just run out, and takes its minutes afterwards', async () => {
    const id = await newVisit();
    harness.clock.advanceMinutes(30);
    const later = await slotIn(5);
    await say(id, 'ready');
    const other = await newCustomer(harness);
    const claimId = (await transactionOf(harness, await startPaying(harness, other, later)))
      .claimId;
    // A hold ends two minutes after its start, and blocks it for two more.
    harness.clock.advanceMinutes(8);
    await say(id, 'washing');
    expect(await jobMinutes(id)).toEqual([-28, -8]);
    harness.clock.advanceMinutes(2);
    await say(id, 'ready');
    await say(id, 'washing');
    expect(await jobMinutes(id)).toEqual([-30, 30]);
    expect((await harness.context.db.days.doc(later.date).get()).data()?.jobs).not.toHaveProperty(
      claimId,
    );
    await expectConsistentRecords(harness);
  });

  test('is told to its customer, but not if that was undone at once, nor twice', async () => {
    const mailbox = openMailbox(harness);
    const id = await newVisit();
    await sendDueMessages(harness.context, deadlineIn(60_000));
    const before = mailbox.told().length;
    await say(id, 'ready');
    await say(id, 'washing');
    harness.clock.advanceMinutes(1);
    await sendDueMessages(harness.context, deadlineIn(60_000));
    expect(mailbox.told().slice(before)).toEqual([]);
    await say(id, 'ready');
    await sendDueMessages(harness.context, deadlineIn(60_000));
    expect(mailbox.told().slice(before)).toEqual([]);
    harness.clock.advanceMinutes(toldAfterMs / minuteMs);
    await sendDueMessages(harness.context, deadlineIn(60_000));
    expect(mailbox.told().slice(before)).toEqual([`ready ${customer.email}`]);
    const states = (await messagesOf(harness, id)).filter(({ kind }) => kind === 'ready');
    expect(states.map(({ state }) => state).sort()).toEqual(['dropped', 'sent']);
  });

  test('is told once, however often a tap was undone and made again', async () => {
    const mailbox = openMailbox(harness);
    const id = await newVisit();
    await sendDueMessages(harness.context, deadlineIn(60_000));
    const before = mailbox.told().length;
    await say(id, 'ready');
    await say(id, 'washing');
    harness.clock.advanceMinutes(1 / 60);
    await say(id, 'ready');
    await say(id, 'collected');
    await say(id, 'ready');
    harness.clock.advanceMinutes(1);
    await sendDueMessages(harness.context, deadlineIn(60_000));
    expect(mailbox.told().slice(before)).toEqual([`ready ${customer.email}`]);
  });
});

describe('a wash that begins before its time', () => {
  test('takes the bay at once, and its booked minutes are sold again', async () => {
    const slot = await slotIn(180);
    const id = await book(harness, customer, slot);
    await say(id, 'washing');
    expect(await jobMinutes(id)).toEqual([0, 60]);
    expect((await walkIn(harness, admin, service)).code).toBe('slot_taken');
    expect((await slotNow(harness, slot)).isBooked).toBe('available');
    harness.clock.advanceMinutes(20);
    await say(id, 'ready');
    expect(await jobMinutes(id)).toEqual([-20, 0]);
    expect((await walkIn(harness, admin, service)).status).toBe(200);
    await expectConsistentRecords(harness);
  });

  test('in a bay that is taken is asked about, and leaves no minute behind', async () => {
    const id = await book(harness, customer, await slotIn(180));
    expect((await walkIn(harness, admin, service)).status).toBe(200);
    const asked = await say(id, 'washing');
    expect(asked).toMatchObject({
      status: 409,
      code: 'slot_taken',
      message: 'Bay 1 is not free now. Start the wash anyway?',
    });
    const meant = await changeStage(harness, admin, id, 'washing', { inTakenBay: true });
    expect(meant.data.stage).toBe('washing');
    expect(await jobMinutes(id)).toEqual([180, 240]);
    await say(id, 'ready');
    expect(await jobMinutes(id)).toBeUndefined();
    await expectConsistentRecords(harness);
  });
});

test('a car that is washed before its start is not moved or cancelled any more', async () => {
  const id = await newVisit();
  const later = await slotIn(200);
  await say(id, 'washing');
  const answers = [
    await cancelBooking(harness, customer, id),
    await reschedule(harness, customer, id, later),
    await moveBooking(harness, admin, id, later),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
  await expectConsistentRecords(harness);
});

test('a place that is released can be sold for the rest of its time', async () => {
  const id = await newVisit();
  harness.clock.advanceMinutes(30);
  expect((await walkIn(harness, admin, service)).code).toBe('slot_taken');
  await markBooking(harness, admin, id, 'no_show');
  expect((await walkIn(harness, admin, service)).status).toBe(200);
  await expectConsistentRecords(harness);
});
