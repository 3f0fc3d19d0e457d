import { expect, test } from 'vitest';
import { beginOptimisticChange, isDelivered, type OptimisticChange } from './optimistic-change';

const answered = <Value>(change: OptimisticChange<Value>) => ({ ...change, answered: true });
const closed = beginOptimisticChange('closed', 'open', null);

test('a change is shown until the API has answered, whatever is heard meanwhile', () => {
  expect(isDelivered(closed, 'open')).toBe(false);
  expect(isDelivered(closed, 'closed')).toBe(false);
  expect(isDelivered(closed, 'booked')).toBe(false);
});

test('a slower listener still says what was before', () => {
  expect(isDelivered(answered(closed), 'open')).toBe(false);
});

test('a listener that agrees, or tells of something else, has caught up', () => {
  expect(isDelivered(answered(closed), 'closed')).toBe(true);
  expect(isDelivered(answered(closed), 'booked')).toBe(true);
});

test('what is changed back before the first change was heard of is not shown in between', () => {
  const reopened = answered(beginOptimisticChange('open', 'open', answered(closed)));
  expect(isDelivered(reopened, 'open')).toBe(false);
  expect(isDelivered(reopened, 'closed')).toBe(false);
  expect(isDelivered(reopened, 'booked')).toBe(true);
});
