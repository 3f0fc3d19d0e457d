import type { BookedSlot } from '@carwash/domain/slots/slot';
import { expect, test } from 'vitest';
import { describeEvent } from './describe-event';

const slotOn = (date: string, startTime: string): BookedSlot => ({
  _id: `foamwash_${date}`,
  date,
  startTime,
  endTime: '18:00',
  startsAt: new Date(`${date}T${startTime}:00Z`),
  endsAt: new Date(`${date}T18:00:00Z`),
});

test.each([
  ['booked', 'Booked'],
  ['completed', 'Completed'],
  ['no_show', 'No-show'],
] as const)('%s', (kind, title) => {
  expect(describeEvent({ kind })).toEqual({ title, moved: null, notes: [] });
});

test('a cancellation has its reason', () => {
  expect(describeEvent({ kind: 'cancelled', reason: 'The water is off.' }).notes).toEqual([
    'Reason: The water is off.',
  ]);
});

test('a refund has its reference number', () => {
  expect(describeEvent({ kind: 'refunded', reference: 'R-1' }).notes).toEqual(['Reference: R-1']);
});

test('a rescheduled booking has both times', () => {
  const slots = { from: slotOn('2026-05-05', '10:00'), to: slotOn('2026-05-06', '11:30') };
  expect(describeEvent({ kind: 'rescheduled', slots })).toMatchObject({
    title: 'Rescheduled',
    moved: { from: 'Tue, 5 May 2026 at 10:00', to: 'Wed, 6 May 2026 at 11:30' },
  });
});
