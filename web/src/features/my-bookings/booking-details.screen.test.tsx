import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customer } from '~/testing/people';
import { bookingOf, dayFromToday } from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import BookingDetailsPage from './booking-details-page';

const place = { city: 'Dhaka', name: 'Clearcoat', address: ['12 Lake Road', 'Dhaka 1212'] };

const open = (booking: ReturnType<typeof bookingOf>) =>
  renderScreen(<BookingDetailsPage />, {
    path: `/dashboard/my-bookings/${booking._id}`,
    pattern: '/dashboard/my-bookings/:id',
    as: customer,
    documents: { bookings: [booking] },
    answers: { getVisitRecord: () => ({ photos: [], damageNote: '' }) },
    settings: { ...place, mapLink: 'https://map.example/us' },
  });

const primaries = () => document.querySelectorAll('.MuiButton-contained');

test('a visit to come says when, where and with which code, and leads there', async () => {
  const booking = bookingOf(customer, { date: dayFromToday(2) });
  await open(booking);
  const panel = await screen.findByRole('region', { name: 'Your booking' });
  expect(textOf(panel)).toMatch(
    /^Your bookingDate.*Time10:00 – 10:45 in DhakaWhereClearcoat, 12 Lake Road/,
  );
  screen.getByText(`Booking code ${booking.code}`);
  expect(document.body.textContent).not.toContain(booking._id);
  const directions = within(panel).getByRole('link', { name: 'Directions' });
  expect(directions.getAttribute('href')).toBe('https://map.example/us');
  for (const name of [/^Call us$/, /^Google Calendar$/, /^Reschedule/, /^Book again/]) {
    within(panel).getByRole('link', { name });
  }
  within(panel).getByRole('button', { name: 'Add to calendar' });
  within(panel).getByRole('button', { name: /^Cancel Booking/ });
  expect([...primaries()]).toEqual([directions]);
});

test('for a wash at the door nobody is sent to us', async () => {
  const booking = bookingOf(customer, { date: dayFromToday(2) });
  const service = { ...booking.service, location: 'customer' as const };
  await open({ ...booking, service, address: '7 New Road' });
  const panel = await screen.findByRole('region', { name: 'Your booking' });
  expect(textOf(panel)).toContain('We come to7 New Road');
  expect(within(panel).queryByText('Directions')).toBeNull();
  expect(primaries()).toHaveLength(1);
});

test('a past visit offers a review and the next booking', async () => {
  await open(bookingOf(customer, { date: dayFromToday(-2), status: 'completed' }));
  const panel = await screen.findByRole('region', { name: 'Your booking' });
  const review = within(panel).getByRole('link', { name: 'Write a review' });
  expect([...primaries()]).toEqual([review]);
  expect(within(panel).queryByText('Add to calendar')).toBeNull();
});
