import type { Booking } from '@carwash/domain/bookings/booking';
import { yardVisitOf } from '@carwash/domain/bookings/yard-visit';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brokenConnection, madeCalls, refused } from '~/testing/answers';
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

test('a wash before its time in a bay that is taken begins after a question', async () => {
  const question = 'Bay 1 is free until 10:00 only. Start the wash anyway?';
  const answers = [
    () => refused('slot_taken', question),
    () => yardVisitOf({ ...booking, stage: 'washing', version: 4 }),
  ];
  const { user } = await renderScreen(<StageButton booking={booking} />, {
    as: admin,
    answers: { changeVisitStage: () => answers.shift()?.() },
  });
  await user.click(screen.getByRole('button', { name: 'Start washing' }));
  const toast = (await screen.findByText(question)).closest('[role=alert]') as HTMLElement;
  await user.click(within(toast).getByRole('button', { name: 'Start washing' }));
  await screen.findByRole('button', { name: 'Undo' });
  expect(madeCalls('changeVisitStage').map(({ body }) => body)).toEqual([
    { stage: 'washing', version: 3 },
    { stage: 'washing', version: 3, inTakenBay: true },
  ]);
});
