import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brokenConnection, madeCalls, refused } from '~/testing/answers';
import { renderScreen } from '~/testing/render-screen';
import UnsubscribePage from './unsubscribe-page';

const open = (getLinkOutcome: () => unknown) =>
  renderScreen(<UnsubscribePage />, {
    path: '/unsubscribe?messageId=m&secret=s',
    answers: { getLinkOutcome, changeMailsByLink: () => ({ isMuted: true }) },
  });

test.each([
  ['a link that was not used asks', () => ({ hasWorked: false }), 'Fewer emails?'],
  [
    'a link that has done its work says so',
    () => ({ hasWorked: true }),
    'Reminders and questions are off',
  ],
  ['a link that nobody knows is wrong', () => refused('not_found'), 'This link does not work'],
  ['a link that cannot be checked asks', brokenConnection, 'Fewer emails?'],
])('%s, and changes nothing', async (_case, outcome, title) => {
  await open(outcome);
  await screen.findByRole('heading', { name: title });
  expect(madeCalls('changeMailsByLink')).toEqual([]);
});
