import type { Booking } from '@carwash/domain/bookings/booking';
import { yardVisitOf } from '@carwash/domain/bookings/yard-visit';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brokenConnection, madeCalls } from '~/testing/answers';
import { admin, customer } from '~/testing/people';
import { bookingOf } from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import { StageButton } from './stage-button';

const booking = bookingOf(customer, { stage: 'arrived', version: 3 });

test('a tap that is repeated after a colleague has undone it is no success, and can be made anew', async () => {
  const answer = (change: Partial<Booking>) => yardVisitOf({ ...booking, ...change });
  const answers = [
    brokenConnection,
    () => answer({ stage: 'arrived', version: 5 }),
    () => answer({ stage: 'washing', version: 6 }),
  ];
  const { user } = await renderScreen(<StageButton booking={booking} />, {
    as: admin,
    answers: { changeVisitStage: () => answers.shift()?.() },
  });
  const tap = async () => user.click(screen.getByRole('button', { name: 'Start washing' }));
  await tap();
  await screen.findByText('Failed to change the visit');
  await tap();
  await screen.findByText(
    'Failed to change the visit: somebody else has changed it meanwhile. Please look again.',
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await tap();
  await screen.findByRole('button', { name: 'Undo' });
  const [first, second, third] = madeCalls('changeVisitStage').map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
