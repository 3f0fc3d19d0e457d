import { expect, test } from 'vitest';
import type { Slot } from '../slots/slot.ts';
import { serviceDeletionBlocker } from './service-deletion-blocker.ts';

const now = new Date('2026-03-01T09:00:00Z');
const held = { isBooked: 'available', heldUntil: new Date('2026-03-01T09:01:00Z') } as const;
const wasHeld = { isBooked: 'available', heldUntil: now } as const;
const closed = { ...held, isBooked: 'canceled' } as const;

test.each<[number, Pick<Slot, 'isBooked' | 'heldUntil'>[], RegExp | null]>([
  [0, [], null],
  [0, [wasHeld, closed], null],
  [1, [], /^This service has 1 upcoming booking\.$/],
  [3, [], /^This service has 3 upcoming bookings\.$/],
  [3, [held], /3 upcoming bookings/],
  [0, [closed, held], /is paying for this service/],
])('%i upcoming bookings and the slots %j', (bookings, slots, expected) => {
  const reason = serviceDeletionBlocker(bookings, slots, now);
  if (expected) expect(reason).toMatch(expected);
  else expect(reason).toBeNull();
});
