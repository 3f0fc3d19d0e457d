import { expect, test } from 'vitest';
import { offeredViews } from './offered-views';

const byHand = { startsEvery: null };
const byHours = { startsEvery: 30 };

test.each([
  ['a service needs slots by hand', 'day', [byHours, byHand], true],
  ['all follow the opening hours', 'day', [byHours], false],
  ['the view is open already', 'add', [byHours], true],
  ['there is no service yet', 'day', [], true],
  ['the services are not known yet', 'day', null, false],
] as const)('%s', (_name, open, services, isOffered) => {
  expect(offeredViews(open, services).includes('add')).toBe(isOffered);
});
