import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import AboutPage from '~/features/about/about-page';
import ReviewsPage from '~/features/reviews/reviews-page';
import { customer } from '~/testing/people';
import { daysAgo, reviewOf } from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import { appWithoutPage, pageTemplate } from '../../web/build/page-templates.ts';

test('the About page has mission, vision, reasons, contact details and the year 2009', async () => {
  await renderScreen(<AboutPage />, { path: '/about' });
  for (const heading of ['Our mission', 'Our vision', 'Why choose us']) {
    screen.getByRole('heading', { name: heading });
  }
  const page = textOf(document.body);
  for (const text of ['2009', '12 Placeholder Road', '+880 1700 000000', 'hello@carwash.test']) {
    expect(page).toContain(text);
  }
});

test('the reviews page has all reviews, the average rating and the count', async () => {
  const review = reviewOf(customer, { _id: 'general_1', serviceId: null });
  await renderScreen(<ReviewsPage />, {
    path: '/review',
    documents: {
      reviews: [review],
      stats: [
        { _id: 'reviews', ratings: { count: 1, sum: 4, byStars: { 4: 1 } }, createdAt: daysAgo(1) },
      ],
    },
  });
  await screen.findByText(review.text);
  expect(textOf(document.body)).toContain('4.0');
  expect(textOf(document.body)).toContain('1 review');
});

test("the loading overlay has an animated car, falling drops and 'Loading...'", () => {
  const html = readFileSync('web/index.html', 'utf8');
  const overlay = html.slice(html.indexOf('id="loading-overlay"'));
  expect(overlay).toContain('Loading...');
  for (const [part, motion] of [
    ['car', 'overlay-bob'],
    ['wheel', 'overlay-spin'],
    ['drop', 'overlay-fall'],
  ]) {
    expect(overlay).toContain(`class="${part}"`);
    expect(html).toMatch(new RegExp(`#loading-overlay \\.${part} \\{[^}]*animation: ${motion} `));
    expect(html).toContain(`@keyframes ${motion} {`);
  }
});

test('the loading overlay covers pages that only the browser renders', () => {
  const html = readFileSync('web/index.html', 'utf8');
  expect(appWithoutPage(html)).toContain('id="loading-overlay"');
  expect(pageTemplate(html)).not.toContain('loading-overlay"');
});
