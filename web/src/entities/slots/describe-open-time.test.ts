import { expect, test } from 'vitest';
import { describeOpenTime } from './describe-open-time';

const opening = (date: string, startTime: string) => ({ date, startTime, startsAt: new Date(0) });

test('a time after midnight names its night', () => {
  const next = opening('2025-11-24', '00:30');
  expect(describeOpenTime(next, '2025-11-23', 'Sunday night')).toBe(
    'Next: tomorrow 00:30 (Sunday night)',
  );
});

test.each([
  [opening('2025-11-23', '13:30'), 'Next: today 13:30'],
  [opening('2025-11-24', '09:00'), 'Next: tomorrow 09:00'],
  [opening('2025-11-27', '09:00'), 'Next: Thu 27 Nov 09:00'],
  [null, 'No open times'],
])('%j is described as %s', (next, words) => {
  expect(describeOpenTime(next, '2025-11-23')).toBe(words);
});
