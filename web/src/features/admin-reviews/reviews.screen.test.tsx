import type { ListedReview } from '@carwash/domain/reviews/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, madeCalls, refused } from '~/testing/answers';
import { admin, customer } from '~/testing/people';
import { reviewOf, serviceWith } from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import ReviewsPage from './reviews-page';

const listed = (change: Partial<ListedReview> = {}): ListedReview => ({
  ...reviewOf(customer, { rating: 1, text: 'The floor stayed wet.' }),
  isUnread: true,
  ...change,
});

const page = (...reviews: ListedReview[]) => ({
  data: reviews,
  meta: { limit: 20, nextCursor: null },
});

const open = (reviews: ListedReview[], answers: Answers = {}, search = '') =>
  renderScreen(<ReviewsPage />, {
    path: `/dashboard/reviews${search}`,
    as: admin,
    documents: { services: [serviceWith()] },
    answers: {
      listAllReviews: () => page(...reviews),
      getReviewCounts: () => ({ unread: 1 }),
      ...answers,
    },
  });

const rows = () => screen.queryAllByRole('row').slice(1).map(textOf);

test.each([
  ['', 'No Reviews Yet'],
  ['?show=unread', 'You have read every review'],
  ['?show=hidden', 'No review is hidden'],
])('an empty list%s says so', async (search, text) => {
  await open([], {}, search);
  await screen.findByText(text);
});

test('a list that fails can be asked for again', async () => {
  let isReachable = false;
  const { user } = await open([], {
    listAllReviews: () => (isReachable ? page(listed()) : refused('internal')),
  });
  await screen.findByText('The reviews could not be loaded.');
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('reviews say whether they are unread or hidden, and why', async () => {
  await open([
    listed(),
    listed({ _id: 'a', isUnread: false }),
    listed({ _id: 'b', isUnread: false, hiddenAt: new Date(), hiddenReason: 'It names somebody.' }),
  ]);
  await waitFor(() =>
    expect(rows()).toEqual([
      expect.stringMatching(
        /Nadia Rahman.*Unread.*Foam Wash.*The floor stayed wet\..*Mark as read/,
      ),
      expect.stringMatching(/Shown/),
      expect.stringMatching(/Hidden .*: It names somebody\..*Show again/),
    ]),
  );
});

test('an answer needs words, is told, and the list is asked for again', async () => {
  const { user, fill } = await open([listed()], { answerReview: () => listed() });
  await user.click(await screen.findByRole('button', { name: 'Answer: Nadia Rahman' }));
  const dialog = await screen.findByRole('dialog', { name: 'Answer Nadia Rahman' });
  const publish = within(dialog).getByRole('button', { name: 'Publish answer' });
  await user.click(publish);
  await within(dialog).findByText('Please write an answer');
  await fill(within(dialog).getByLabelText('Your answer'), 'We are sorry.');
  await user.click(publish);
  await screen.findByText('Your answer is shown under the review');
  expect(madeCalls('answerReview')[0]?.body).toMatchObject({ text: 'We are sorry.' });
  expect(madeCalls('listAllReviews')).toHaveLength(2);
});

test('a review is hidden with a reason, and shown again', async () => {
  const { user, fill } = await open([listed()], { hideReview: () => listed() });
  await user.click(await screen.findByRole('button', { name: 'Hide: Nadia Rahman' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hide this review?' });
  const hide = within(dialog).getByRole('button', { name: 'Hide review' });
  await user.click(hide);
  await within(dialog).findByText('Please give a reason');
  await fill(within(dialog).getByLabelText('Reason'), 'It names a member of the staff.');
  await user.click(hide);
  await screen.findByText('The review is hidden');
  expect(madeCalls('hideReview')[0]?.body).toEqual({
    hiddenReason: 'It names a member of the staff.',
  });
});
