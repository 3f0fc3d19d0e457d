import { expect, test } from 'vitest';
import { bookingCodeFormat, drawBookingCode, exampleBookingCode } from './booking-code.ts';

test('a code is drawn of two halves', () => {
  expect(drawBookingCode(() => 0)).toBe('222-222');
  expect(drawBookingCode((end) => end - 1)).toBe('ZZZ-ZZZ');
});

test('no symbol of a code can be mistaken for another, and no code is a word', () => {
  let next = 0;
  const drawn = Array.from({ length: 60 }, () =>
    drawBookingCode((end) => {
      next = (next + 1) % end;
      return next;
    }),
  ).join('');
  expect(drawn).not.toMatch(/[01AEILOU]/);
});

test.each([
  [exampleBookingCode, true],
  ['K7P4Q2', false],
  ['k7p-4q2', false],
  ['K7P-4Q22', false],
  ['K0P-4Q2', false],
])('%s is a code: %s', (text, isCode) => {
  expect(bookingCodeFormat.test(text)).toBe(isCode);
});
