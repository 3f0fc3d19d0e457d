import type { Booking } from '@carwash/domain/bookings/booking';
import { minuteMs } from '@carwash/domain/time/durations';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatClock } from '~/lib/clock/format-times';
import { type Answers, madeCalls, refused } from '~/testing/answers';
import { customer } from '~/testing/people';
import { bookingOf, dayFromToday, dayWith, jobOf, slotOn, transactionOf } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import ReschedulePage from './reschedule-page';

const moneyBack = 'You will get $49.90 back. Back the way you paid, within 7 working days.';
const noRefund = 'Starts in under 24 hours, so no refund if you cancel.';
const changed = 'This has changed in the meantime. Do you still want to cancel?';

/** A booking that begins in so many minutes, on a day that has room for it. */
function bookingIn(minutes: number, change: Partial<Booking> = {}): Booking {
  const startsAt = new Date(Date.now() + minutes * minuteMs);
  const slot = { ...slotOn(dayFromToday(1)), startsAt, endsAt: new Date(startsAt.getTime() + 1) };
  return bookingOf(customer, { slot, ...change });
}

async function openDialog(booking: Booking, answers: Answers = {}) {
  const opened = await renderScreen(<ReschedulePage />, {
    path: '/dashboard/reschedule-booking',
    as: customer,
    documents: {
      bookings: [booking],
      transactions: [transactionOf(customer, { _id: booking._id })],
      days: [dayWith(booking.slot.date, ['10:00'], { jobs: { claim: jobOf(booking) } })],
    },
    answers,
  });
  const button = await screen.findByRole('button', { name: /^Cancel Booking: Foam Wash/ });
  await opened.user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Cancel Booking' });
  return {
    ...opened,
    button,
    dialog,
    inDialog: within(dialog),
    yes: () => within(dialog).getByRole('button', { name: 'Yes, cancel it' }),
  };
}

test('a booking that is cancelled in time gives the money back', async () => {
  const { dialog, inDialog } = await openDialog(bookingIn(3 * 24 * 60));
  inDialog.getByText('Are you sure you want to cancel this booking? This action cannot be undone.');
  await inDialog.findByText(moneyBack);
  expect(textOf(dialog)).toContain('Foam Wash');
  expect(document.activeElement).toBe(inDialog.getByRole('button', { name: 'No, keep it' }));
});

test.each([
  ['less than 24 hours ahead', bookingIn(23 * 60), noRefund],
  [
    'moved too late',
    bookingIn(3 * 24 * 60, { refundTerms: 'forfeited' }),
    'It was moved less than 24 hours before it was to start, so there is no refund.',
  ],
  [
    'not paid',
    bookingIn(3 * 24 * 60, { refundTerms: 'unpaid' }),
    'It is not paid yet, so there is nothing to give back.',
  ],
  [
    'free',
    bookingIn(3 * 24 * 60, { amount: 0 }),
    'It was free of charge, so there is nothing to give back.',
  ],
])('%s there is nothing to give back', async (_case, booking, text) => {
  const { user, inDialog, yes } = await openDialog(booking, {
    cancelBooking: () => ({ ...booking, status: 'cancelled' }),
  });
  await inDialog.findByText(text);
  await user.click(yes());
  await screen.findByText('Booking cancelled successfully');
  expect(madeCalls('cancelBooking').map(({ query }) => query.refund)).toEqual(['false']);
});

test('while there is no bay for the booking the money goes back, however late', async () => {
  const booking = bookingIn(23 * 60);
  const closures = { shut: { bay: 'bay-1', from: booking.slot.startsAt, to: booking.slot.endsAt } };
  const { inDialog } = await openDialog(booking);
  await changeDocuments({
    days: [dayWith(booking.slot.date, ['10:00'], { jobs: { claim: jobOf(booking) }, closures })],
  });
  await inDialog.findByText(moneyBack);
});

test('answering No or Escape keeps the booking and returns the focus to the button', async () => {
  const { user, inDialog, button } = await openDialog(bookingIn(3 * 24 * 60));
  await user.click(inDialog.getByRole('button', { name: 'No, keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Cancel Booking' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(madeCalls()).toEqual([]);
});

test('answering Yes cancels once, with the refund that was told', async () => {
  const booking = bookingIn(3 * 24 * 60);
  const { user, inDialog, yes } = await openDialog(booking, {
    cancelBooking: () => ({ ...booking, status: 'cancelled' }),
  });
  await inDialog.findByText(moneyBack);
  await user.dblClick(yes());
  await screen.findByText('Booking cancelled successfully');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(madeCalls('cancelBooking')).toMatchObject([
    { params: { id: booking._id }, query: { refund: 'true' } },
  ]);
});

test('a failure is told in the dialog, and another try succeeds', async () => {
  const booking = bookingIn(3 * 24 * 60);
  let isReachable = false;
  const { user, inDialog, yes } = await openDialog(booking, {
    cancelBooking: () => (isReachable ? { ...booking, status: 'cancelled' } : refused('internal')),
  });
  await user.click(yes());
  await inDialog.findByText('Failed to cancel booking');
  isReachable = true;
  await user.click(yes());
  await screen.findByText('Booking cancelled successfully');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a booking that is cancelled elsewhere meanwhile is told', async () => {
  const booking = bookingIn(3 * 24 * 60);
  const { user, inDialog } = await openDialog(booking);
  await changeDocuments({ bookings: [{ ...booking, status: 'cancelled' }] });
  await inDialog.findByText('This booking has already been cancelled.');
  expect(inDialog.queryByRole('button', { name: 'Yes, cancel it' })).toBeNull();
  await user.click(inDialog.getByRole('button', { name: 'Close' }));
  await screen.findByText('No upcoming bookings found');
});

test('a booking that moves while the dialog is open is asked about again', async () => {
  const booking = bookingIn(3 * 24 * 60);
  const { user, inDialog, yes } = await openDialog(booking);
  await inDialog.findByText(moneyBack);
  const { slot } = bookingIn(23 * 60);
  const moved = { ...slot, _id: `${slot._id}0` };
  const time = formatClock(moved.startsAt);
  await changeDocuments({ bookings: [{ ...booking, slot: moved }] });
  await inDialog.findByText(noRefund);
  inDialog.getByText(new RegExp(` at ${time}`));
  await user.click(yes());
  await inDialog.findByText(changed);
  expect(madeCalls('cancelBooking')).toEqual([]);
});

test('a server whose clock says otherwise makes the dialog ask again', async () => {
  const booking = bookingIn(3 * 24 * 60);
  let refusals = 0;
  const { user, inDialog, yes } = await openDialog(booking, {
    cancelBooking: () => {
      refusals += 1;
      return refusals === 1 ? refused('refund_changed') : { ...booking, status: 'cancelled' };
    },
  });
  await inDialog.findByText(moneyBack);
  await user.click(yes());
  await inDialog.findByText(changed);
  inDialog.getByText(noRefund);
  await user.click(yes());
  await screen.findByText('Booking cancelled successfully');
  expect(madeCalls('cancelBooking').map(({ query }) => query.refund)).toEqual(['true', 'false']);
});
