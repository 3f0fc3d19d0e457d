import { expect, test } from 'vitest';
import { bookingEventSchema } from './booking.ts';

const booked = {
  _id: '1',
  kind: 'booked',
  by: { uid: 'ada', role: 'user' },
  version: 1,
  createdAt: new Date('2026-05-01T04:00:00Z'),
};

test('an event without slots is read as one without slots', () => {
  expect(bookingEventSchema.validateSync(booked)).toEqual(booked);
});

test('a rescheduled booking names both of its slots', () => {
  expect(() => bookingEventSchema.validateSync({ ...booked, slots: { from: {} } })).toThrow(
    /slots/,
  );
});
