import { expect, test } from 'vitest';
import { describeCreated, describePreview } from './describe-timetable';

test.each([
  [{ created: 216, existing: 0 }, 'Creates 216', '216 slots created'],
  [
    { created: 216, existing: 4 },
    'Creates 216, 4 exist already',
    '216 slots created, 4 exist already',
  ],
  [{ created: 1, existing: 4 }, 'Creates 1, 4 exist already', '1 slot created, 4 exist already'],
  [
    { created: 39, existing: 1 },
    'Creates 39, 1 exists already',
    '39 slots created, 1 exists already',
  ],
])('%j', (counts, preview, created) => {
  expect(describePreview(counts)).toBe(preview);
  expect(describeCreated(counts)).toBe(created);
});
