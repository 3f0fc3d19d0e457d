import type { Delivery, Message } from '@carwash/domain/messages/message';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refreshAttention } from '~/entities/messages/attention';
import { admin } from '~/testing/people';
import { renderScreen } from '~/testing/render-screen';
import MessagesPage from './messages-page';

const refused = (_id: string, state: Delivery['state'] = 'refused') => {
  const mail = { state, attempts: 8, nextAt: null, problem: '550 5.4.5 at DATA' };
  return {
    _id,
    kind: 'displaced',
    uid: null,
    bookingId: `T-${_id}`,
    state: 'attention',
    dropReason: null,
    dueAt: null,
    sentAt: null,
    deliveries: { mail, push: null, text: null },
    createdAt: new Date('2031-03-03T10:00Z'),
  } satisfies Partial<Message>;
};

test('everything that was refused is sent again after one question', async () => {
  let left = [refused('a'), refused('b'), refused('c', 'unknown')];
  const { user } = await renderScreen(<MessagesPage />, {
    as: admin,
    answers: {
      listMessages: () => ({ data: left, meta: { limit: 20, nextCursor: null } }),
      getMessageCounts: () => ({ sent: [], attention: left.length }),
      resendRefusedMessages: () => {
        left = left.slice(2);
        return { resent: 2, remaining: 0 };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send all again' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, send them again' }));
  await screen.findByText('2 messages are sent again');
  await waitFor(() => expect(screen.getAllByText('No bay for a booking')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Send all again' })).toBeNull();
  // The mark in the menu is the whole app's, and outlives this screen.
  left = [];
  await act(refreshAttention);
});
