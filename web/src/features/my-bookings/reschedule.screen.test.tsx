import type { Booking } from '@carwash/domain/bookings/booking';
import type { Day } from '@carwash/domain/days/day';
import { hourMs } from '@carwash/domain/time/durations';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Answers, madeCalls, refused } from '~/testing/answers';
import { customer } from '~/testing/people';
import {
  bookingOf,
  dayFromToday,
  dayWith,
  jobOf,
  openTimesOn,
  serviceWith,
  slotOn,
} from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import ReschedulePage from './reschedule-page';

const date = dayFromToday(2);
const pleaseSelect = 'Please select a new time slot';

async function openPanel(bookingId: string, bookings: Booking[], answers: Answers = {}) {
  const jobs = Object.fromEntries(bookings.map((booking) => [booking.claimId, jobOf(booking)]));
  const day: Day = dayWith(date, ['10:00', '12:00', '14:00'], { jobs });
  const opened = await renderScreen(<ReschedulePage />, {
    path: `/dashboard/reschedule-booking?booking=${bookingId}`,
    as: customer,
    documents: { bookings, days: [day], services: [serviceWith()] },
    answers: { listOpenTimes: () => openTimesOn(day), ...answers },
  });
  const panel = await screen.findByRole('region', { name: 'Choose a new time' });
  const inPanel = within(panel);
  return {
    ...opened,
    day,
    panel,
    inPanel,
    time: (name: RegExp) => inPanel.findByRole<HTMLButtonElement>('button', { name }),
    times: () => inPanel.getAllByRole('definition').map(textOf),
    confirm: async () =>
      opened.user.click(inPanel.getByRole('button', { name: 'Confirm new time' })),
  };
}

test('the own time is marked, and without a new one nothing is confirmed', async () => {
  const booking = bookingOf(customer);
  const { inPanel, time, panel } = await openPanel(booking._id, [booking]);
  const own = await time(/^10:00/);
  expect(textOf(own)).toMatch(/This booking$/);
  expect(own.disabled).toBe(true);
  expect(document.activeElement).toBe(panel);
  const button = inPanel.getByRole<HTMLButtonElement>('button', { name: 'Confirm new time' });
  expect(button.disabled).toBe(true);
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(textOf(described)).toBe(pleaseSelect);
});

test('a chosen time is confirmed once, with the refund terms that were told', async () => {
  const booking = bookingOf(customer);
  const { user, inPanel, time, times, address } = await openPanel(booking._id, [booking], {
    rescheduleBooking: () => booking,
  });
  await user.click(await time(/^12:00/));
  expect(times()).toEqual([
    expect.stringMatching(/ at 10:00 in Dhaka$/),
    expect.stringMatching(/ at 12:00 in Dhaka$/),
  ]);
  await user.dblClick(inPanel.getByRole('button', { name: 'Confirm new time' }));
  await screen.findByText('Booking rescheduled successfully');
  expect(madeCalls('rescheduleBooking').map(({ query }) => query)).toEqual([
    { bookingId: booking._id, slotId: `foamwash_${date}_1200`, refund: 'true', version: '1' },
  ]);
  expect(address()).toBe('/dashboard/reschedule-booking');
});

test('a time that somebody takes at the last moment is told, and the panel goes on', async () => {
  const booking = bookingOf(customer);
  const { user, day, inPanel, time, confirm } = await openPanel(booking._id, [booking], {
    rescheduleBooking: () => refused('slot_taken', 'This slot is not available any more.'),
  });
  await user.click(await time(/^12:00/));
  const rival = jobOf({ slot: slotOn(date, '12:00', '12:45') });
  await changeDocuments({ days: [{ ...day, jobs: { ...day.jobs, rival } }] });
  await inPanel.findByText(/^The 12:00 slot has been booked\./);
  await user.click(await time(/^14:00$/));
  await waitFor(() => expect(inPanel.queryByText(/slot has been booked/)).toBeNull());
  await confirm();
  await screen.findByText('Failed to reschedule booking: This slot is not available any more.');
  // React warns of the flushSync with which the lost choice is dropped.
  vi.mocked(console.error).mockClear();
});

test('a booking that is moved or cancelled elsewhere is told in the open panel', async () => {
  const booking = bookingOf(customer);
  const { inPanel, time } = await openPanel(booking._id, [booking]);
  await time(/^12:00/);
  const startsAt = new Date(booking.slot.startsAt.getTime() + 4 * hourMs);
  const slot = { ...booking.slot, _id: `foamwash_${date}_1400`, startTime: '14:00', startsAt };
  await changeDocuments({ bookings: [{ ...booking, slot }] });
  await inPanel.findByText(/^This booking has been moved to .* at 14:00/);
  await changeDocuments({ bookings: [{ ...booking, status: 'cancelled' }] });
  await inPanel.findByText('This booking is cancelled.');
});

test('a late move warns that it forfeits the refund, unless there is no bay for the booking', async () => {
  const booking = bookingOf(customer, { cancellationHours: 24 * 4 });
  const { inPanel, day } = await openPanel(booking._id, [booking]);
  const warning =
    'Starts in under 96 hours, so no refund if you cancel. Moving it does not change that.';
  await inPanel.findByText(warning);
  const { startsAt: from, endsAt: to } = booking.slot;
  await changeDocuments({ days: [{ ...day, closures: { shut: { bay: 'bay-1', from, to } } }] });
  await waitFor(() => expect(inPanel.queryByText(warning)).toBeNull());
});

test.each(['nonsense', 'T-1-nobody0-nothing0'])('the booking %s is not found', async (id) => {
  const { user, inPanel } = await openPanel(id, []);
  await inPanel.findByText('We could not find this booking.');
  await user.click(inPanel.getByRole('button', { name: 'Close' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Choose a new time' })).toBeNull(),
  );
});
