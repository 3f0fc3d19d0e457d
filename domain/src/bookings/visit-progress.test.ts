import { expect, test } from 'vitest';
import type { Booking } from './booking.ts';
import { visitProgress, visitProgressLabels } from './visit-progress.ts';

const slot = { endsAt: new Date('2026-05-05T04:45:00Z') };

test.each<[Booking['status'], Booking['stage'], boolean | undefined, string, string]>([
  ['pending', 'expected', undefined, '03:59:59', 'Confirmed'],
  ['pending', 'expected', undefined, '04:44:59', 'Confirmed'],
  ['pending', 'expected', undefined, '04:45:00', 'Finished'],
  ['pending', 'arrived', undefined, '03:50:00', 'Arrived'],
  ['pending', 'washing', undefined, '04:10:00', 'Being washed'],
  ['completed', 'washing', undefined, '05:10:00', 'Being washed'],
  ['completed', 'ready', false, '05:10:00', 'Ready to collect'],
  ['pending', 'collected', undefined, '04:30:00', 'Finished'],
  ['completed', 'collected', undefined, '05:10:00', 'Completed'],
  // Nobody says of any visit how far it has come.
  ['completed', 'expected', undefined, '04:45:00', 'Completed'],
  ['completed', 'expected', true, '04:45:00', 'Not seen'],
  // The desk has said that its car came.
  ['completed', 'expected', false, '04:45:00', 'Completed'],
  ['no_show', 'expected', false, '04:45:00', 'No-show'],
  ['no_show', 'arrived', undefined, '04:45:00', 'No-show'],
  ['cancelled', 'expected', undefined, '03:00:00', 'Cancelled'],
])('a visit that is %s and %s, unseen %s, at %s is called %s', (...row) => {
  const [status, stage, isUnseen, clock, label] = row;
  const visit = { status, stage, slot, ...(isUnseen !== undefined && { isUnseen }) };
  const now = new Date(`2026-05-05T${clock}Z`);
  expect(visitProgressLabels[visitProgress(visit, now)]).toBe(label);
});
