import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import { mostBays } from '@carwash/domain/days/bay';
import type { Message } from '@carwash/domain/messages/message';
import { seededRandom } from '@carwash/emulator-seed/seeded-random';
import { deadlineIn } from '@carwash/functions/background/deadline';
import type { Letter } from '@carwash/functions/gateways/message-channel';
import { calendarAttachment } from '@carwash/functions/messages/calendar-attachment';
import { sendDueMessages } from '@carwash/functions/messages/send-due-messages';
import { completePastBookings } from '@carwash/functions/sales/complete-past-bookings';
import ICAL from 'ical.js';
import { afterEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { timelineOf } from '../../support/reads/timelines.ts';
import { closeBays, listDisplaced, reopenBays } from '../support/calls/bays.ts';
import { day, hour } from '../support/figures/daily-life.ts';
import { openBusiness } from '../support/figures/live.ts';
import { salesOperations } from '../support/figures/sales-operations.ts';
import { historiesOf, historyTags } from '../support/histories.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import { harness, test } from '../support/test.ts';

afterEach(() => harness.mend());

/** In minutes: a whole history, of two hundred bookings, takes ten days. */
const betweenBookings = 72;

/** Operations after each booking, drawn at random; more of those that leave few traces. */
const changes = [
  'cancelEarly',
  'cancelLate',
  'cancelAsAdmin',
  'reschedule',
  'reschedule',
  'reschedule',
  'payTooLate',
  'refund',
  'refund',
  'walkIn',
  'markAttendance',
] as const;

/** Returns why a message is untrue at the time at which it is handed over; null: it is true. */
async function untruthOf({ message, reader, content }: Letter): Promise<string | null> {
  const { kind, bookingId, facts } = message;
  const [booking, payment] = [
    await bookingOf(harness, bookingId ?? ''),
    await transactionOf(harness, bookingId ?? ''),
  ];
  const minutesAhead =
    ((booking?.slot.startsAt.getTime() ?? 0) - harness.clock.now().getTime()) / 60_000;
  const owner = (booking ?? payment)?.customer.email;
  const isStaff = kind.startsWith('staff_');
  const truths: Record<string, boolean> = {
    'goes to its reader': isStaff || reader.email === owner,
    'tells the time of the booking':
      !content.booking || content.booking.slot._id === booking?.slot._id,
    'is not of a cancelled visit':
      /cancel|refund|place_lost|staff_payment/.test(kind) || booking?.status !== 'cancelled',
    'is of a cancelled visit': !/cancel/.test(kind) || booking?.status === 'cancelled',
    'reminds of the right time':
      !/reminder|moved/.test(kind) ||
      facts.startsAt?.getTime() === booking?.slot.startsAt.getTime(),
    'reminds in time': !/reminder/.test(kind) || minutesAhead >= 30,
    'reminds a day before at the earliest': kind !== 'reminder_day' || minutesAhead <= day,
    'reminds two hours before at the earliest':
      kind !== 'reminder_soon' || minutesAhead <= 2 * hour,
    'tells of money that is on its way':
      !/refund_granted|staff_payment|place_lost/.test(kind) || payment?.status !== 'success',
    'tells of money that is back': kind !== 'refunded' || payment?.status === 'refunded',
    'asks after the visit': kind !== 'how_was_it' || booking?.status === 'completed',
  };
  const [wrong] = Object.entries(truths).find(([, isTrue]) => !isTrue) ?? [];
  return wrong ? `${message._id}: not true that it ${wrong}` : null;
}

/** Entries of a customer's calendar program, by uid. */
type CalendarProgram = Map<string, { sequence: number; startsAt: number }>;

/** Takes the calendar file of a mail over, as calendar programs do: a newer sequence replaces an older one. */
function openInCalendar(program: CalendarProgram, { message, content }: Letter): void {
  const file = calendarAttachment(message, content);
  if (!file) return;
  const calendar = new ICAL.Component(ICAL.parse(file.content));
  for (const part of calendar.getAllSubcomponents('vevent')) {
    const event = new ICAL.Event(part);
    const known = program.get(event.uid);
    if (known && known.sequence > event.sequence) continue;
    const startsAt = event.startDate.toJSDate().getTime();
    if (part.getFirstPropertyValue('status') === 'CANCELLED') program.delete(event.uid);
    else program.set(event.uid, { sequence: event.sequence, startsAt });
  }
}

/**
 * Tells whether messages were sent between the last change of a booking's time and the end of its visit. Otherwise
 * calendars do not know it, because who was there needs no confirmation any more.
 */
async function isToldIn({ _id }: Booking, sends: readonly Date[]): Promise<boolean> {
  const events = await timelineOf(harness, _id);
  const changed = events.findLast(({ kind }) => kind === 'booked' || kind === 'rescheduled');
  const ended = events.find(({ kind }) => kind === 'completed' || kind === 'no_show');
  if (!changed) throw new Error(`${_id} was never booked`);
  return sends.some((at) => at >= changed.createdAt && (!ended || at < ended.createdAt));
}

/** The kinds of messages that an event must have left, apart from reminders, which depend on the time. */
const leftBy: Record<BookingEvent['kind'], string[]> = {
  booked: ['confirmation', 'staff_booking'],
  rescheduled: ['moved'],
  cancelled: ['cancelled', 'staff_cancellation'],
  completed: ['how_was_it'],
  no_show: [],
  expected: [],
  arrived: [],
  washing: [],
  ready: ['ready'],
  collected: [],
  refund_granted: ['refund_granted'],
  refunded: ['refunded'],
  part_refunded: ['refunded'],
  refund_reopened: [],
  paid: [],
  owed: [],
  part_paid: [],
  discounted: [],
  written_off: [],
  sale_undone: [],
  edited: [],
  payment_corrected: [],
};

/** Returns the ids of the messages that the timelines and payments of all bookings ask for. */
async function expectedMessages(): Promise<string[]> {
  const { db } = harness.context;
  const [booked, payments] = [await db.bookings.get(), await db.transactions.get()];
  const ofBookings = await Promise.all(
    booked.docs.map(async (booking) => {
      const { id } = booking;
      const hasAccount = booking.data().customer.uid !== null;
      const events = (await db.bookingEvents(id).get()).docs.map((event) => event.data());
      return events.flatMap((event) => {
        const startsAt = (event.slots?.to ?? firstSlotOf(id, events)).startsAt.getTime();
        const ahead = (startsAt - event.createdAt.getTime()) / 60_000;
        const isTimed = event.kind === 'booked' || event.kind === 'rescheduled';
        const reminders = [
          ...(isTimed && ahead > day ? ['reminder_day'] : []),
          ...(isTimed && ahead > 2 * hour ? ['reminder_soon'] : []),
        ];
        // Reviews need an account, so nobody else is asked for one.
        const left = leftBy[event.kind].filter((kind) => hasAccount || kind !== 'how_was_it');
        return [...left, ...reminders].map((kind) => `${id}_${kind}_${event._id}`);
      });
    }),
  );
  const bookedIds = new Set(booked.docs.map(({ id }) => id));
  const ofLost = payments.docs
    .filter(({ id }) => !bookedIds.has(id))
    .map((payment) => payment.data())
    .flatMap(({ _id, status }) => {
      const lost = [`${_id}_place_lost_1`, `${_id}_staff_payment_1`];
      if (status === 'refund_due') return lost;
      return status === 'refunded' ? [...lost, `${_id}_refunded_1`] : [];
    });
  return [...ofBookings.flat(), ...ofLost].sort();

  function firstSlotOf(id: string, events: BookingEvent[]) {
    const moved = events.find(({ slots }) => slots)?.slots?.from;
    const slot = moved ?? booked.docs.find((booking) => booking.id === id)?.data().slot;
    if (!slot) throw new Error(`${id} has no slot`);
    return slot;
  }
}

test.for(historiesOf('messages', 200))(
  "$length bookings (seed '$seed'): every message once, none untrue, and calendars that agree",
  { tags: historyTags, timeout: 480_000 },
  async ({ seed, length }) => {
    await harness.wipe();
    // 6:00 in Dhaka.
    harness.clock.stopAt(new Date('2031-03-03T00:00:00Z'));
    const life = await openBusiness(harness, seededRandom(`${seed} messages`));
    const untrue: string[] = [];
    const { letters } = openMailbox(harness, async (letter) => {
      const problem = await untruthOf(letter);
      if (problem) untrue.push(problem);
    });
    const deadline = () => deadlineIn(60_000);
    const sends: Date[] = [];
    const send = async () => {
      sends.push(harness.clock.now());
      await sendDueMessages(harness.context, deadline());
    };
    /** Ids of the messages about bookings that lost their bay. */
    const ofDisplaced: string[] = [];
    const readDisplaced = async (): Promise<string[]> =>
      (await listDisplaced(harness, life.admin)).data.map(({ _id }: { _id: string }) => _id);
    /** Closes all bays for tomorrow, in parts, and opens them again. */
    const close = async () => {
      const roster: { _id: string }[] = (await call(harness, 'GET', '/bays')).data;
      const ids = roster.map(({ _id }) => _id);
      const from = new Date(harness.clock.now().getTime() + 24 * 3_600_000)
        .toISOString()
        .slice(0, 10);
      const closures: string[] = [];
      for (let at = 0; at < ids.length; at += mostBays) {
        const bays = ids.slice(at, at + mostBays);
        const before = await readDisplaced();
        const { data } = await closeBays(harness, life.admin, { bays, from, to: from });
        closures.push(data.closure._id);
        const version = harness.clock.now().getTime().toString(36);
        const lost = (await readDisplaced()).filter((id) => !before.includes(id));
        ofDisplaced.push(...lost.map((id) => `${id}_displaced_${version}`));
        if (lost.length > 0) {
          const about = lost.length === 1 ? lost[0] : 'business';
          ofDisplaced.push(`${about}_staff_displaced_${version}`);
        }
        // The next closing is not at the same millisecond.
        harness.clock.advanceMinutes(1 / 60);
      }
      await send();
      for (const id of closures) await reopenBays(harness, life.admin, id);
    };
    for (let number = 0; number < length; number += 1) {
      await salesOperations[life.random.chance(30) ? 'bookForToday' : 'book'](life);
      await salesOperations[life.random.pick(changes)](life);
      if (number % 40 === 20) await close();
      // Sometimes the sender comes late, so that much has changed in between.
      if (life.random.chance(60)) await send();
      if (number % 5 === 4) await completePastBookings(harness.context, deadline());
      harness.clock.advanceMinutes(betweenBookings);
    }
    // Pays twice for one start, which chance may leave out.
    await salesOperations.payTooLate({ ...life, customers: life.customers.slice(0, 1) });
    for (let rest = 0; rest < 9 * 24; rest += 3) {
      harness.clock.advanceMinutes(3 * hour);
      await completePastBookings(harness.context, deadline());
      await send();
    }
    const stored: Message[] = (await harness.context.db.messages.get()).docs.map((one) =>
      one.data(),
    );
    expect(untrue).toEqual([]);
    const expected = [...(await expectedMessages()), ...ofDisplaced].sort();
    expect(stored.map(({ _id }) => _id).sort()).toEqual(expected);
    expect(ofDisplaced.length).toBeGreaterThan(0);
    expect(new Set(letters.map(({ message }) => message._id)).size).toBe(letters.length);
    expect(stored.filter(({ dueAt }) => dueAt).map(({ _id }) => _id)).toEqual([]);
    const sentIds = stored.filter(({ state }) => state === 'sent').map(({ _id }) => _id);
    expect(letters.map(({ message }) => message._id).sort()).toEqual(sentIds.sort());
    const program: CalendarProgram = new Map();
    for (const letter of letters) openInCalendar(program, letter);
    const booked = (await harness.context.db.bookings.get()).docs.map((booking) => booking.data());
    const entries = await Promise.all(
      booked
        .filter(({ status, customer }) => status !== 'cancelled' && customer.email !== '')
        .map(async (booking) => ({ ...booking, isTold: await isToldIn(booking, sends) })),
    );
    const inProgram = [...program].map(([uid, { startsAt }]) => ({
      id: uid.split('@')[0],
      startsAt,
    }));
    expect(entries.map(({ _id }) => _id)).toEqual(
      expect.arrayContaining(inProgram.map(({ id }) => id)),
    );
    const told = entries.filter(({ isTold }) => isTold);
    expect(inProgram).toEqual(
      expect.arrayContaining(
        told.map(({ _id, slot }) => ({ id: _id, startsAt: slot.startsAt.getTime() })),
      ),
    );

    const kinds = new Set(letters.map(({ message }) => message.kind));
    for (const kind of [
      'moved',
      'refunded',
      'place_lost',
      'displaced',
      'how_was_it',
      'reminder_soon',
    ])
      expect(kinds).toContain(kind);
  },
);
