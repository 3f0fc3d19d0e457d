import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { customer } from '~/testing/people';
import { bookingOf, dayFromToday, dayWith, openTimesOn, serviceWith } from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import OwnVisits from './own-visits';

const open = (bookings: ReturnType<typeof bookingOf>[]) => {
  const day = dayWith(dayFromToday(4), ['10:00']);
  return renderScreen(<OwnVisits uid={customer.uid} />, {
    as: customer,
    documents: { bookings, days: [day], services: [serviceWith()] },
    answers: { listOpenTimes: () => openTimesOn(day) },
  });
};

test('a regular finds the next visit and the same again', async () => {
  const booking = bookingOf(customer);
  await open([booking]);
  const visits = within(await screen.findByRole('region', { name: 'Your visits' }));
  const next = visits.getByRole('link', { name: /^Next visit: .*, 10:00 in Dhaka$/ });
  expect(next.getAttribute('href')).toBe(`/dashboard/my-bookings/${booking._id}`);
  visits.getByRole('link', { name: 'Directions' });
  const move = visits.getByRole('link', { name: 'Move' });
  expect(move.getAttribute('href')).toBe(`/dashboard/reschedule-booking?booking=${booking._id}`);
  const again = await visits.findByRole('link', {
    name: /^Same again: .* 10:00 in Dhaka, \$49\.90$/,
  });
  expect(again.getAttribute('href')).toMatch(/^\/booking\/foamwash\/foamwash_.*_1000$/);
});

test('without a visit to come the same again is left', async () => {
  await open([bookingOf(customer, { date: dayFromToday(-3), status: 'completed' })]);
  await screen.findByRole('link', { name: /^Same again/ });
  expect(screen.queryByText(/^Next visit/)).toBeNull();
});

test('who has not booked yet sees what everybody sees', async () => {
  await open([]);
  await screen.findByRole('link', { name: /^Foam Wash/ });
  expect(screen.queryByRole('region', { name: 'Your visits' })).toBeNull();
});
