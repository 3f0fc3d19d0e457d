import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin, customer } from '~/testing/people';
import { bookingOf } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { UnseenVisits } from './unseen-visits';

const over = { status: 'completed', stage: 'expected' } as const;

test('the desk says of each visit that nobody has seen whether its car came', async () => {
  const unseen = bookingOf(customer, { ...over, isUnseen: true });
  const seen = bookingOf(customer, { ...over, stage: 'collected' });
  const marked: unknown[] = [];
  const { user } = await renderScreen(<UnseenVisits />, {
    as: admin,
    documents: { bookings: [unseen, seen] },
    answers: {
      updateBookingStatus: (sent: unknown) => {
        marked.push(sent);
        return unseen;
      },
    },
  });
  await screen.findByRole('heading', { name: 'Did they come? (1)' });
  await user.click(screen.getByRole('button', { name: /^Did not come: / }));
  await expect.poll(() => JSON.stringify(marked)).toContain('no_show');
  await changeDocuments({ bookings: [{ ...unseen, status: 'no_show', isUnseen: false }, seen] });
  expect(screen.queryByRole('heading')).toBeNull();
});
