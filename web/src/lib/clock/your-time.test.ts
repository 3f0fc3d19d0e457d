import { expect, test } from 'vitest';
import { yourTime } from './your-time';

const wash = {
  startsAt: new Date('2026-03-01T22:30:00Z'),
  endsAt: new Date('2026-03-01T23:15:00Z'),
};

test('a visitor in another zone sees another time, and perhaps another day', () => {
  expect(yourTime(wash, 'America/New_York', 'Asia/Dhaka')).toEqual({
    date: '2026-03-01',
    hours: '17:30 – 18:15',
  });
});

test.each(['Asia/Dhaka', 'Asia/Thimphu'])(
  'in %s the clocks show the same time as the business',
  (timeZone) => {
    expect(yourTime(wash, timeZone, 'Asia/Dhaka')).toBeNull();
  },
);
