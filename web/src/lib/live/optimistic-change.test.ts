import { expect, test } from 'vitest';
import { beginChange, isHeardOf, type OptimisticChange } from './optimistic-change';

const answered = <Value>(change: OptimisticChange<Value>) => ({ ...change, answered: true });
const closed = beginChange('closed', 'open', null);

test('a change is shown until the API has answered, whatever is heard meanwhile', () => {
  expect(isHeardOf(closed, 'open')).toBe(false);
  expect(isHeardOf(closed, 'closed')).toBe(false);
  expect(isHeardOf(closed, 'booked')).toBe(false);
});

test('a slower listener still says what was before', () => {
  expect(isHeardOf(answered(closed), 'open')).toBe(false);
});

test('a listener that agrees, or tells of something else, has caught up', () => {
  expect(isHeardOf(answered(closed), 'closed')).toBe(true);
  expect(isHeardOf(answered(closed), 'booked')).toBe(true);
});

test('what is changed back before the first change was heard of is not shown in between', () => {
  const reopened = answered(beginChange('open', 'open', answered(closed)));
  expect(isHeardOf(reopened, 'open')).toBe(false);
  expect(isHeardOf(reopened, 'closed')).toBe(false);
  expect(isHeardOf(reopened, 'booked')).toBe(true);
});
