import { expect, test } from 'vitest';
import type { Job } from '../days/day.ts';
import { serviceDeletionBlocker } from './service-deletion-blocker.ts';

const now = new Date('2026-03-01T09:00:00Z');
const held = { heldUntil: new Date('2026-03-01T09:01:00Z') };
const justHeld = { heldUntil: new Date('2026-03-01T08:58:01Z') };
const wasHeld = { heldUntil: new Date('2026-03-01T08:58:00Z') };
const booked = { heldUntil: null };

test.each<[number, Pick<Job, 'heldUntil'>[], RegExp | null]>([
  [0, [], null],
  [0, [wasHeld, booked], null],
  [1, [], /^This service has 1 upcoming booking\.$/],
  [3, [], /^This service has 3 upcoming bookings\.$/],
  [3, [held], /3 upcoming bookings/],
  [0, [booked, held], /is paying for this service/],
  [0, [booked, justHeld], /is paying for this service/],
])('%i upcoming bookings and the jobs %j', (bookings, jobs, expected) => {
  const reason = serviceDeletionBlocker(bookings, jobs, now);
  if (expected) expect(reason).toMatch(expected);
  else expect(reason).toBeNull();
});
