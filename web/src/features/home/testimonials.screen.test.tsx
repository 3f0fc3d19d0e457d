import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { admin, customer } from '~/testing/people';
import { daysAgo, reviewOf } from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import Testimonials from './testimonials';

test('of each author only the latest review is shown', async () => {
  await renderScreen(<Testimonials />, {
    documents: {
      reviews: [
        reviewOf(customer, { text: 'Older', createdAt: daysAgo(3) }),
        reviewOf(customer, { _id: 'general_nadia', text: 'Newer', createdAt: daysAgo(1) }),
        reviewOf(admin, { text: 'Of somebody else', createdAt: daysAgo(2) }),
      ],
    },
  });
  await screen.findByText('Newer');
  screen.getByText('Of somebody else');
  expect(screen.queryByText('Older')).toBeNull();
});
