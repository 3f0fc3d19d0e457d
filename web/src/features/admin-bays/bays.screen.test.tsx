import { firstBay, rosterId } from '@carwash/domain/days/roster';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brokenConnection, madeCalls } from '~/testing/answers';
import { admin } from '~/testing/people';
import { serviceWith } from '~/testing/records';
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

const open = (displaced: () => unknown) =>
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
