import type { Booking } from '@carwash/domain/bookings/booking';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, brokenConnection, madeCalls, refused } from '~/testing/answers';
import { admin, customer } from '~/testing/people';
import { bookingOf } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { BookingNote } from './booking-note';
import { useBooking } from './queries';

const booking = bookingOf(customer, { note: 'Ring twice.', version: 3 });
const changed = (change: Partial<Booking>) => ({ ...booking, ...change });

/** The note of the booking as it is by now. */
function LiveNote() {
  const live = useBooking(booking._id);
  return live.state === 'ready' && live.data && <BookingNote booking={live.data} canChange />;
}

async function openForm(now: Booking, answers: Answers) {
  const opened = await renderScreen(<LiveNote />, {
    as: admin,
    documents: { bookings: [now] },
    answers,
  });
  const { user } = opened;
  const field = () => screen.findByLabelText<HTMLTextAreaElement>(/^Note to the desk/);
  const change = async () =>
    user.click(await screen.findByRole('button', { name: 'Change the note' }));
  const type = async (text: string) => opened.fill(await field(), text);
  const save = () => user.click(screen.getByRole('button', { name: 'Save note' }));
  return { user, field, change, type, save };
}

const changedMeanwhile =
  'Failed to save the note: Somebody else has changed the note meanwhile. Copy what you wrote, and look again.';

test('a note that somebody else has changed is not overwritten, but after it was seen', async () => {
  const theirs = changed({ note: 'Gate code 4711.', version: 4 });
  let isRefused = true;
  const { user, field, change, type, save } = await openForm(booking, {
    changeBookingNote: ({ body }) => {
      if (isRefused) return refused('conflict', 'This booking has just changed.');
      return changed({ ...Object(body), version: 5 });
    },
  });
  await change();
  await type('Ring once.');
  await save();
  await screen.findByText('Failed to save the note: This booking has just changed.');
  await changeDocuments({ bookings: [theirs] });
  isRefused = false;
  await save();
  await screen.findByText(changedMeanwhile);
  expect((await field()).value).toBe('Ring once.');
  expect(madeCalls('changeBookingNote')).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await screen.findByText('Gate code 4711.');
  await change();
  await type('Gate code 4711. Ring once.');
  await save();
  await screen.findByText('Note saved');
  expect(madeCalls('changeBookingNote')[1]?.body).toEqual({
    note: 'Gate code 4711. Ring once.',
    version: 4,
  });
});

test('a note that somebody else has changed during a reload is not overwritten', async () => {
  const first = await openForm(booking, {});
  await first.change();
  await first.type('Ring once.');
  cleanup();
  const again = await openForm(changed({ note: 'Gate code 4711.', version: 4 }), {});
  expect((await again.field()).value).toBe('Ring once.');
  await again.save();
  await screen.findByText(changedMeanwhile);
  expect(madeCalls('changeBookingNote')).toEqual([]);
});

test('another change of the booking does not stop a note', async () => {
  const { change, type, save } = await openForm(booking, {
    changeBookingNote: ({ body }) => changed({ ...Object(body), version: 5 }),
  });
  await change();
  await type('Ring once.');
  await changeDocuments({ bookings: [changed({ stage: 'arrived', version: 4 })] });
  await save();
  await screen.findByText('Note saved');
  expect(madeCalls('changeBookingNote')[0]?.body).toEqual({ note: 'Ring once.', version: 4 });
});

test('a note that got no answer is sent again with its key, although it is saved by now', async () => {
  const saved = changed({ note: 'Ring once.', version: 4 });
  let isLost = true;
  const { change, type, save } = await openForm(booking, {
    changeBookingNote: () => (isLost ? brokenConnection() : saved),
  });
  await change();
  await type('Ring once.');
  await save();
  await screen.findByText('Failed to save the note');
  await changeDocuments({ bookings: [saved] });
  isLost = false;
  await save();
  await screen.findByText('Note saved');
  const [first, second] = madeCalls('changeBookingNote');
  expect(first?.key).toMatch(/./);
  expect(second?.key).toBe(first?.key);
});
