import { firstBay, rosterId } from '@carwash/domain/days/roster';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, brokenConnection, madeCalls, refused } from '~/testing/answers';
import { admin, customer } from '~/testing/people';
import { bookingOf, serviceWith } from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import BaysPage from './bays-page';

const withoutBay = {
  _id: 'booking1',
  version: 1,
  customerName: 'Rima Akter',
  serviceName: 'Foam Wash',
  date: '2030-01-01',
  startTime: '10:00',
  next: null,
};

const open = (displaced: () => unknown, answers: Answers = {}) =>
  renderScreen(<BaysPage />, {
    path: '/dashboard/bays',
    as: admin,
    documents: {
      bays: [
        {
          _id: rosterId,
          bays: [firstBay],
          closures: [],
          daysMade: 0,
          createdAt: new Date('2026-01-01'),
        },
      ],
      settings: [{ _id: publicSettingsId }],
      services: [serviceWith()],
    },
    answers: {
      listDisplaced: displaced,
      listStaffCalendarFeeds: () => [],
      previewStarts: () => ({ added: 0, changed: 0, removed: 0, outside: [] }),
      ...answers,
    },
  });

test('the form appears together with the bookings that have to be moved, and not before', async () => {
  const displaced = Promise.withResolvers<unknown>();
  await open(() => displaced.promise);
  await waitFor(() => expect(madeCalls('listDisplaced')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Add a bay' })).toBeNull();
  displaced.resolve([withoutBay]);
  await screen.findByRole('button', { name: 'Add a bay' });
  screen.getByRole('listitem', { name: 'Foam Wash for Rima Akter' });
});

test('the form stays while bookings that could not be loaded are asked for again', async () => {
  const again = Promise.withResolvers<unknown>();
  const { user } = await open(() => {
    if (madeCalls('listDisplaced').length > 1) return again.promise;
    return brokenConnection();
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(madeCalls('listDisplaced')).toHaveLength(2));
  screen.getByRole('button', { name: 'Add a bay' });
  again.resolve([withoutBay]);
  await screen.findByRole('listitem', { name: 'Foam Wash for Rima Akter' });
});

test('a booking takes minutes that are kept for the waitlist after a tick', async () => {
  const next = { slotId: 'foamwash_2030-01-01_1100', date: '2030-01-01', startTime: '11:00' };
  const question = 'It is kept for Karim. Take it?';
  const { user } = await open(() => [{ ...withoutBay, next }], {
    moveBooking: () =>
      madeCalls('moveBooking').length > 1
        ? bookingOf(customer)
        : refused('kept_for_waitlist', question),
  });
  const move = await screen.findByRole<HTMLButtonElement>('button', { name: /^Move to .* 11:00$/ });
  await user.click(move);
  await screen.findByText(question);
  expect(move.disabled).toBe(true);
  expect(madeCalls('listDisplaced')).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: 'Move anyway' }));
  await user.click(move);
  await waitFor(() => expect(madeCalls('moveBooking')).toHaveLength(2));
  expect(madeCalls('moveBooking').map(({ body }) => body)).toMatchObject([
    { slotId: next.slotId, onKeptMinutes: false },
    { slotId: next.slotId, onKeptMinutes: true },
  ]);
  await waitFor(() => expect(madeCalls('listDisplaced')).toHaveLength(2));
});
