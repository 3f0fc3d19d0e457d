import { expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { seenBooking } from '../../support/reads/seen.ts';
import { timelineOf } from '../../support/reads/timelines.ts';
import { book } from '../support/calls/bookings.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let admin: Person;
test.beforeAll(async ({ harness }) => {
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
});

const bookedIn = async (minutes?: number) =>
  book(harness, customer, await newSlot(harness, await newService(harness), minutes));

const noteOf = async (id: string) => (await bookingOf(harness, id))?.note;

/** Changes the note of the booking as it is now, or as somebody saw it earlier. */
async function changeNote(
  id: string,
  note: string,
  as = customer,
  version?: number,
): Promise<Answer> {
  const json = { note, version: version ?? (await seenBooking(harness, id)).version };
  return call(harness, 'PATCH', `/bookings/${id}/note`, { as, json });
}

test('a customer adds a note, changes it and removes it', async () => {
  const id = await bookedIn();
  for (const note of ['Ring twice.', 'Ring once.\nগেট খোলা', '<script>alert(1)</script>', '']) {
    const answer = await changeNote(id, note);
    expect([answer.status, answer.data.note]).toEqual([200, note]);
    expect(await noteOf(id)).toBe(note);
  }
  expect(await auditOf(harness, id)).toEqual([]);
  expect(await timelineOf(harness, id)).toHaveLength(1);
});

test('another customer does not learn that the booking exists', async () => {
  const id = await bookedIn();
  const other = await newCustomer(harness);
  for (const [asked, as] of [
    [id, other],
    ['T-1-nobody-nothing', customer],
  ] as const) {
    const { status, code } = await changeNote(asked, 'Mine.', as);
    expect([status, code]).toEqual([404, 'not_found']);
  }
  expect(await noteOf(id)).toBe('');
});

test('a customer may not change it once it has begun, an admin may, and the audit names the author', async () => {
  const id = await bookedIn(10);
  harness.clock.advanceMinutes(11);
  const late = await changeNote(id, 'Too late.');
  expect([late.status, late.code]).toEqual([409, 'conflict']);
  expect((await changeNote(id, 'Scratch on the left door.', admin)).status).toBe(200);
  expect(await noteOf(id)).toBe('Scratch on the left door.');
  expect(await auditOf(harness, id)).toEqual([
    expect.objectContaining({
      kind: 'booking',
      action: 'note changed',
      by: { uid: admin.uid, name: admin.name },
      before: null,
      after: null,
    }),
  ]);
});

test('three notes are saved at once: one of them stays, whole, and who wrote another is told', async () => {
  const id = await bookedIn();
  const notes = ['From the customer.', 'From the desk.', 'From the phone.'] as const;
  const answers = await Promise.all([
    changeNote(id, notes[0], customer, 1),
    changeNote(id, notes[1], admin, 1),
    changeNote(id, notes[2], customer, 1),
  ]);
  const kept = await noteOf(id);
  expect(notes).toContain(kept);
  expect(answers.map(({ status }) => status)).toEqual(
    notes.map((note) => (note === kept ? 200 : 409)),
  );
  // A note has no event, so nobody knows who wrote it.
  const told = answers.find(({ status }) => status === 409);
  expect(told?.message).toBe('This booking has just changed. Please look again.');
  expect(await bookingOf(harness, id)).toMatchObject({
    status: 'pending',
    customer: { uid: customer.uid },
  });
  expect((await transactionOf(harness, id)).note).toBe('');
});
