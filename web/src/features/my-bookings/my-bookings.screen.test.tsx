import type { Booking } from '@carwash/domain/bookings/booking';
import { minuteMs } from '@carwash/domain/time/durations';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { customer } from '~/testing/people';
import { bookingOf, dayFromToday, slotOn } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import MyBookingsPage from './my-bookings-page';

const open = (bookings: readonly Booking[] | 'loading' | 'failed') =>
  renderScreen(<MyBookingsPage />, {
    path: '/dashboard/my-bookings',
    as: customer,
    documents: { bookings },
  });

const region = (name: string) => screen.findByRole('region', { name });

/** A slot that begins in so many minutes. */
function slotIn(minutes: number): Booking['slot'] {
  const startsAt = new Date(Date.now() + minutes * minuteMs);
  return {
    ...slotOn(dayFromToday(0)),
    startsAt,
    endsAt: new Date(startsAt.getTime() + 45 * minuteMs),
  };
}

test('a customer without bookings is shown the way to the services', async () => {
  await open([]);
  await screen.findByText('No upcoming bookings');
  await screen.findByText('No past bookings');
  const way = screen.getByRole('link', { name: 'Book a service' });
  expect(way.getAttribute('href')).toBe('/services');
});

test('bookings load, or fail and can be asked for again', async () => {
  const { user } = await open('loading');
  screen.getByRole('status', { name: 'Loading bookings' });
  screen.getByRole('status', { name: 'Loading past bookings' });
  await changeDocuments({ bookings: 'failed' });
  await screen.findByText('Error loading bookings');
  await screen.findByText('Error loading past bookings');
  await changeDocuments({
    bookings: [
      bookingOf(customer),
      bookingOf(customer, { date: dayFromToday(-2), status: 'completed' }),
    ],
  });
  for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
  await region('Next booking');
  expect(within(await region('Past bookings')).getAllByRole('listitem')).toHaveLength(1);
});

test('bookings are grouped by time, each with its facts', async () => {
  await open([
    bookingOf(customer, { slot: slotIn(-10) }),
    bookingOf(customer, { date: dayFromToday(2) }),
    bookingOf(customer, { date: dayFromToday(4) }),
    bookingOf(customer, { date: dayFromToday(-1), status: 'completed' }),
    bookingOf(customer, { date: dayFromToday(-2), status: 'no_show' }),
    bookingOf(customer, { date: dayFromToday(3), status: 'cancelled' }),
  ]);
  const next = await region('Next booking');
  for (const fact of [
    'Foam Wash',
    '10:00 – 10:45',
    '$49.90',
    'Car, Toyota Axio 2018',
    'DHAKA METRO-GA 11-2233',
    'Confirmed',
  ]) {
    expect(textOf(next)).toContain(fact);
  }
  expect(within(await region('Upcoming bookings')).getAllByRole('listitem')).toHaveLength(1);
  const past = within(await region('Past bookings'))
    .getAllByRole('listitem')
    .map(textOf);
  expect(past).toEqual([
    expect.stringContaining('Cancelled'),
    expect.stringContaining('Completed'),
    expect.stringContaining('No-show'),
  ]);
});

test('an upcoming booking can be moved and cancelled, one that has begun cannot', async () => {
  const upcoming = bookingOf(customer);
  await open([bookingOf(customer, { slot: slotIn(-10) }), upcoming]);
  const begun = await region('Now');
  expect(within(begun).queryByRole('link', { name: /^Reschedule/ })).toBeNull();
  expect(within(begun).queryByRole('button', { name: /^Cancel/ })).toBeNull();
  const next = await region('Next booking');
  const cancel = within(next).getByRole<HTMLButtonElement>('button', { name: /^Cancel Booking/ });
  expect(cancel.disabled).toBe(false);
  const reschedule = within(next).getByRole('link', { name: /^Reschedule/ });
  expect(reschedule.getAttribute('href')).toBe(
    `/dashboard/reschedule-booking?booking=${upcoming._id}`,
  );
  const details = within(next).getByRole('link', { name: 'Foam Wash' });
  expect(details.getAttribute('href')).toBe(`/dashboard/my-bookings/${upcoming._id}`);
});

test('the countdown shows seconds only in the last hour', async () => {
  await open([bookingOf(customer, { slot: slotIn(4.5) })]);
  expect(textOf(await region('Next booking'))).toMatch(/04Minutes\d\dSeconds/);
  cleanup();
  await open([bookingOf(customer, { slot: slotIn(24 * 60 + 3 * 60 + 4.5) })]);
  const next = await region('Next booking');
  expect(textOf(next)).toContain('01Days03Hours04Minutes');
  expect(textOf(next)).not.toContain('Seconds');
  expect(textOf(within(next).getByRole('timer'))).toBe('in 1 day 3 hours 4 minutes');
});

test('a booking that is cancelled elsewhere moves to the past at once', async () => {
  const booking = bookingOf(customer);
  await open([booking]);
  await region('Next booking');
  await changeDocuments({ bookings: [{ ...booking, status: 'cancelled' }] });
  await screen.findByText('No upcoming bookings');
  expect(textOf(await region('Past bookings'))).toContain('Cancelled');
});

test('a long history is read ten at a time', async () => {
  const past = Array.from({ length: 12 }, (_, index) =>
    bookingOf(customer, { date: dayFromToday(-1 - index), status: 'completed' }),
  );
  const { user } = await open(past);
  const section = await region('Past bookings');
  await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(10));
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button('Previous').disabled).toBe(true);
  await user.click(button('Next'));
  await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(2));
  screen.getByText('Page 2');
  expect(button('Next').disabled).toBe(true);
  expect(document.activeElement).toBe(section);
});

test('a stored booking that cannot be read is missing, and the list and its pages go on', async () => {
  const past = Array.from({ length: 12 }, (_, index) =>
    bookingOf(customer, { date: dayFromToday(-1 - index), status: 'completed' }),
  );
  const [, second] = past;
  if (second) second.vehicle = { ...second.vehicle, vehicleType: '' };
  const { user } = await open(past);
  const section = await region('Past bookings');
  await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(9));
  within(section).getByText('One entry cannot be shown.');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(within(section).getAllByRole('listitem')).toHaveLength(2));
  expect(within(section).queryByText(/cannot be shown/)).toBeNull();
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});

test('a booking that breaks says so in its place, and the others stay', async () => {
  const prototype: { format: object } = Intl.DateTimeFormat.prototype;
  const breaking = Date.parse(dayFromToday(6));
  const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};
  vi.spyOn(prototype, 'format', 'get').mockImplementation(function (this: Intl.DateTimeFormat) {
    const write = get?.call(this);
    return (date: unknown) => {
      if (Number(date) === breaking) throw new RangeError('This day breaks');
      return write(date);
    };
  });
  await open([6, 8, 9].map((days) => bookingOf(customer, { date: dayFromToday(days) })));
  expect(await screen.findAllByText('This entry cannot be shown.')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Cancel Booking/ })).toHaveLength(2);
  vi.mocked(console.error).mockClear();
});
