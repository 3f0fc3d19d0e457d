import { expect, test } from 'vitest';
import { describeCreated, describePreview } from './describe-timetable';

test.each([
  [{ created: 216, existing: 0, overlapping: 0 }, 'Creates 216', '216 slots created'],
  [
    { created: 216, existing: 4, overlapping: 0 },
    'Creates 216, 4 exist already',
    '216 slots created, 4 exist already',
  ],
  [
    { created: 1, existing: 4, overlapping: 2 },
    'Creates 1, 4 exist already, 2 would overlap other slots',
    '1 slot created, 4 exist already, 2 would overlap other slots',
  ],
  [
    { created: 39, existing: 1, overlapping: 0 },
    'Creates 39, 1 exists already',
    '39 slots created, 1 exists already',
  ],
  [
    { created: 0, existing: 0, overlapping: 3 },
    'Creates 0, 3 would overlap other slots',
    '0 slots created, 3 would overlap other slots',
  ],
])('%j', (counts, preview, created) => {
  expect(describePreview(counts)).toBe(preview);
  expect(describeCreated(counts)).toBe(created);
});
