import { expect, test } from 'vitest';
import { localTimesNote, withPlace } from './local-times-note';

test.each([
  ['Asia/Dhaka', 'Asia/Dhaka', null],
  ['Europe/Berlin', 'Asia/Dhaka', 'All times are local to Dhaka.'],
  ['Asia/Dhaka', 'America/New_York', 'All times are local to New York.'],
])('a visitor in %s of times in %s: %s', (visitor, business, note) => {
  expect(localTimesNote(visitor, business)).toBe(note);
});

test.each([
  ['Asia/Dhaka', 'Asia/Dhaka', 'today 10:30'],
  ['America/New_York', 'Asia/Dhaka', 'today 10:30 in Dhaka'],
  ['Asia/Dhaka', 'America/New_York', 'today 10:30 in New York'],
])('a visitor in %s of a time in %s: %s', (visitor, business, time) => {
  expect(withPlace('today 10:30', visitor, business)).toBe(time);
});
