import { expect, test } from 'vitest';
import { beginOptimisticChange, isDelivered, type OptimisticChange } from './optimistic-change';

const answered = <Value>(change: OptimisticChange<Value>) => ({ ...change, answered: true });
const closed = beginOptimisticChange('closed', 'open', null);

test('a change is shown until the API has answered, whatever the listener delivers', () => {
  expect(isDelivered(closed, 'open')).toBe(false);
  expect(isDelivered(closed, 'closed')).toBe(false);
  expect(isDelivered(closed, 'booked')).toBe(false);
});

test('a slow listener may still deliver the value from before', () => {
  expect(isDelivered(answered(closed), 'open')).toBe(false);
});

test('a listener that delivers the new or a third value has caught up', () => {
  expect(isDelivered(answered(closed), 'closed')).toBe(true);
  expect(isDelivered(answered(closed), 'booked')).toBe(true);
});

test('reverting a change before the listener delivers it never shows the first value again', () => {
  const reopened = answered(beginOptimisticChange('open', 'open', answered(closed)));
  expect(isDelivered(reopened, 'open')).toBe(false);
  expect(isDelivered(reopened, 'closed')).toBe(false);
  expect(isDelivered(reopened, 'booked')).toBe(true);
});
