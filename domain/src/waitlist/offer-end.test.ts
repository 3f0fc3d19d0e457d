import { expect, test } from 'vitest';
import { minuteMs } from '../time/durations.ts';
import { offerEnd } from './offer-end.ts';

const now = new Date('2026-03-01T10:00:00Z');

test.each([
  ['days ahead', 3 * 24 * 60, 30],
  ['two hours ahead', 120, 30],
  ['an hour ahead', 60, 15],
  ['twenty minutes ahead', 20, 5],
  ['ten minutes ahead', 10, 5],
  ['two minutes ahead: as long as any hold', 2, 4],
  ['just now', 0, 2],
])('for a visit %s (%d minutes) an offer lasts %d minutes', (_case, ahead, minutes) => {
  const startsAt = new Date(now.getTime() + ahead * minuteMs);
  expect(offerEnd(startsAt, now)).toEqual(new Date(now.getTime() + minutes * minuteMs));
});
