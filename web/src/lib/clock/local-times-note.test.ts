import { expect, test } from 'vitest';
import { localTimesNote } from './local-times-note';

test.each([
  ['Asia/Dhaka', 'Asia/Dhaka', null],
  ['Europe/Berlin', 'Asia/Dhaka', 'All times are local to Dhaka.'],
  ['Asia/Dhaka', 'America/New_York', 'All times are local to New York.'],
])('a visitor in %s of times in %s: %s', (visitor, business, note) => {
  expect(localTimesNote(visitor, business)).toBe(note);
});
