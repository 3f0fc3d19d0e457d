import { summariseReviews } from '@carwash/domain/reviews/rating-summary';
import { maxReviewLength, type Review } from '@carwash/domain/reviews/review';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, madeCalls, refused } from '~/testing/answers';
import type { SignedInPerson } from '~/testing/fake-auth';
import { admin, customer } from '~/testing/people';
import { profileOf, reviewOf, serviceWith } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import ServiceReviews from './service-reviews';

const stranger: SignedInPerson = { ...customer, uid: 'omar', name: 'Omar Khan' };

interface Opened {
  as?: SignedInPerson | undefined;
  reviews?: Review[] | 'loading' | 'failed';
  answers?: Answers;
}

/** Each test has a service of its own, because public reviews are kept while a page is open. */
let opened = 0;

async function open({ as, reviews = [], answers = {} }: Opened = {}) {
  opened += 1;
  const _id = `service${opened % 10}`;
  const ofService = (review: Review): Review => ({
    ...review,
    _id: review._id.replace('foamwash', _id),
    serviceId: _id,
  });
  const stored = typeof reviews === 'string' ? reviews : reviews.map(ofService);
  const listed = typeof stored === 'string' ? [] : stored;
  const service = serviceWith({ _id, ...summariseReviews(listed) });
  const shown = await renderScreen(<ServiceReviews service={service} />, {
    path: `/services/${_id}`,
    ...(as && { as }),
    documents: { users: [profileOf(customer)], reviews: stored },
    answers,
  });
  return { ...shown, service, ofService };
}

const desk = () =>
  screen.findByRole('region', { name: /^(Write a Review|Edit your review|Your review)$/ });
const listed = () =>
  within(screen.getByRole('list', { name: 'Customer reviews' }))
    .getAllByRole('listitem')
    .map(textOf);
const star = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Your review (optional)');
const submit = () => screen.getByRole('button', { name: 'Submit review' });

test('a service without reviews says so', async () => {
  await open();
  await screen.findByText('No Reviews Yet');
  await screen.findByText('Be the first to share your experience!');
});

test('reviews that fail to load can be asked for again', async () => {
  const { user, ofService } = await open({ reviews: 'failed' });
  await screen.findByText('The reviews could not be loaded.');
  await changeDocuments({ reviews: [ofService(reviewOf(stranger))] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(listed()).toHaveLength(1));
});

test('reviews of verified visits stand first, and can be read and counted alone', async () => {
  const { user } = await open({
    reviews: [
      reviewOf(stranger, { rating: 2, text: 'I have only heard of it.' }),
      reviewOf(customer, { rating: 5, text: 'Seen with my own eyes.', verifiedCustomer: true }),
    ],
  });
  await waitFor(() => expect(listed()).toHaveLength(2));
  expect(listed()[0]).toMatch(/Nadia Rahman.*Verified customer.*Seen with my own eyes\./);
  expect(listed()[1]).toContain('I have only heard of it.');
  screen.getByText('3.5');
  screen.getByText('2 reviews');
  await user.click(screen.getByRole('switch', { name: 'Verified visits only' }));
  await waitFor(() => expect(listed()).toHaveLength(1));
  screen.getByText('5.0');
  screen.getByText('1 review');
});

test('staff cannot write reviews', async () => {
  await open({ as: admin });
  await screen.findByText('No Reviews Yet');
  expect(screen.queryByRole('region', { name: 'Write a Review' })).toBeNull();
});

test('a visitor writes first and signs in then', async () => {
  const { service } = await open();
  await desk();
  const link = screen.getByRole('link', { name: 'Sign in to write a review' });
  const from = new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('from');
  expect(from).toBe(`/services/${service._id}#write-review`);
});

test('a review without stars is not sent, and the focus goes to the stars', async () => {
  const { user, fill } = await open({ as: customer });
  const form = await desk();
  await within(form).findByText(`as ${customer.name}`, { exact: false });
  await fill(text(), 'Stars, you say?');
  await user.click(submit());
  await waitFor(() => expect(screen.getAllByText('Please select a rating')).toHaveLength(2));
  await waitFor(() => expect(document.activeElement).toBe(star(/^1 star/)));
  expect(text().value).toBe('Stars, you say?');
  expect(madeCalls()).toEqual([]);
});

test('an author whose email is not verified is asked to verify it, and may write meanwhile', async () => {
  const { user, fill } = await open({
    as: { ...customer, isEmailVerified: false },
    answers: { sendVerificationMail: () => undefined },
  });
  const form = await desk();
  await within(form).findByText(/^Please verify your email address first/);
  expect(textOf(form)).toContain(customer.email);
  expect(screen.queryByRole('button', { name: 'Submit review' })).toBeNull();
  await fill(text(), 'Typed before I proved who I am.');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  await screen.findByText(/^We have sent you an email\./);
  await user.click(screen.getByRole('button', { name: 'I have verified it' }));
  await within(form).findByText(/It is not verified yet\.$/, { exact: false });
  expect(text().value).toBe('Typed before I proved who I am.');
});

test('a review has a limit that is told before it is reached', async () => {
  const { user, fill } = await open({ as: customer });
  await desk();
  await user.click(star(/^3 stars/));
  await fill(text(), 'x'.repeat(maxReviewLength - 5));
  await screen.findByText('5 characters left');
  await fill(text(), 'x'.repeat(maxReviewLength + 1));
  await user.click(submit());
  await screen.findByText(/^Your review must be at most 2000 characters/);
  expect(madeCalls()).toEqual([]);
});

test('a review shows before the server answers, and is the own one then', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { user, fill, service, ofService } = await open({
    as: customer,
    answers: { createServiceReview: () => answer.promise },
  });
  await desk();
  await user.click(star(/^5 stars/));
  await fill(text(), 'Faster than the answer.');
  await user.dblClick(submit());
  await waitFor(() =>
    expect(listed()).toEqual([expect.stringContaining('Faster than the answer.')]),
  );
  screen.getByText('5.0');
  expect(madeCalls('createServiceReview')).toHaveLength(1);
  expect(madeCalls('createServiceReview')[0]?.body).toMatchObject({
    service: service._id,
    rating: 5,
    review: 'Faster than the answer.',
  });
  const review = ofService(reviewOf(customer, { rating: 5, text: 'Faster than the answer.' }));
  answer.resolve(review);
  await changeDocuments({ reviews: [review] });
  await screen.findByText('Review submitted successfully');
  await screen.findByRole('region', { name: 'Your review' });
  expect(listed()).toHaveLength(1);
});

test('a review that the server refuses is taken back and stays in the form', async () => {
  let answer = Promise.withResolvers<unknown>();
  const { user, fill, ofService } = await open({
    as: customer,
    answers: { createServiceReview: () => answer.promise },
  });
  await desk();
  await user.click(star(/^4 stars/));
  await fill(text(), 'Worth saying twice.');
  await user.click(submit());
  await waitFor(() => expect(listed()).toHaveLength(1));
  answer.resolve(refused('internal'));
  await screen.findByText('Failed to submit review');
  await screen.findByText('No Reviews Yet');
  expect(text().value).toBe('Worth saying twice.');
  expect(star(/^4 stars/).checked).toBe(true);

  answer = Promise.withResolvers();
  await user.click(submit());
  answer.resolve(ofService(reviewOf(customer, { text: 'Worth saying twice.' })));
  const own = await screen.findByRole('region', { name: 'Your review' });
  expect(textOf(own)).toContain('Worth saying twice.');
});

test('the own review is changed', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { user, fill, ofService } = await open({
    as: customer,
    reviews: [reviewOf(customer)],
    answers: { createServiceReview: () => answer.promise },
  });
  answer.resolve(ofService(reviewOf(customer, { rating: 5, text: 'And still shining.' })));
  const own = await screen.findByRole('region', { name: 'Your review' });
  expect(textOf(own)).toContain('Clean down to the hinges.');
  await user.click(within(own).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('region', { name: 'Edit your review' });
  expect(star(/^4 stars/).checked).toBe(true);
  await user.click(star(/^5 stars/));
  await fill(text(), 'And still shining.');
  await user.click(submit());
  await waitFor(() => expect(listed()).toEqual([expect.stringContaining('And still shining.')]));
});

test('the own review is deleted after a question, and comes back when that fails', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { user } = await open({
    as: customer,
    reviews: [reviewOf(customer)],
    answers: { deleteServiceReview: () => answer.promise },
  });
  const own = await screen.findByRole('region', { name: 'Your review' });
  await user.click(within(own).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'No, keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(madeCalls()).toEqual([]);
  await user.click(within(own).getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: /^Yes, delete/ }));
  await screen.findByText('No Reviews Yet');
  answer.resolve(refused('internal'));
  await screen.findByText('Failed to delete review');
  await waitFor(() => expect(listed()).toHaveLength(1));
  screen.getByText('4.0');
  screen.getByText('1 review');
  expect(textOf(await screen.findByRole('region', { name: 'Your review' }))).toContain(
    'Clean down to the hinges.',
  );
});

test('a review from another tab becomes one that is edited, with what is typed here', async () => {
  const { user, fill, ofService } = await open({ as: customer });
  await desk();
  await user.click(star(/^3 stars/));
  await fill(text(), 'Typed in the first tab.');
  await changeDocuments({ reviews: [ofService(reviewOf(customer))] });
  await screen.findByRole('region', { name: 'Edit your review' });
  expect(text().value).toBe('Typed in the first tab.');
});

test('the own review that the business hides says why', async () => {
  await open({
    as: customer,
    reviews: [
      reviewOf(customer, { hiddenAt: new Date(), hiddenReason: 'It names a member of the staff.' }),
    ],
  });
  const own = await screen.findByRole('region', { name: 'Your review' });
  expect(textOf(own)).toContain('Hidden by the business');
  expect(textOf(own)).toContain('It names a member of the staff.');
  expect(within(own).queryByRole('button', { name: 'Delete' })).toBeNull();
  await screen.findByText('No Reviews Yet');
  await screen.findByText(/^1 review is hidden by the business/);
});
