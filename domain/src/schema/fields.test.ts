import { describe, expect, test } from 'vitest';
import { clockTime, day, maxTillAmount, money, multilineText, serviceId, text } from './fields.ts';

const strict = { strict: true };

describe('a line of text', () => {
  test.each(['Toyota', 'تويوتا', 'می‌خواهم', '🚙 👩🏽‍🔧 ❤️', 'Å', '', '中文', "O'Neil & Söhne"])(
    'may be %j',
    (value) => {
      expect(text(50).isValidSync(value, strict)).toBe(true);
    },
  );

  test.each([
    ['a lone surrogate', '\ud800'],
    ['a null', 'A\u0000B'],
    ['a line break', 'A\nB'],
    ['an escape', '\u001b[31m'],
    ['a right-to-left override', 'abc\u202edef'],
    ['an isolate', '\u2066abc'],
    ['a zero-width space', '\u200b'],
    ['a joiner alone', '\u200d'],
    ['a next-line', 'A\u0085B'],
    ['spaces around it', ' A '],
    ['too much', 'x'.repeat(51)],
    ['a number', 5],
    ['a list', ['A']],
  ])('cannot be or contain %s', (_case, value) => {
    expect(text(50).isValidSync(value, strict)).toBe(false);
  });
});

test('text of several lines may have line breaks, but nothing else that is hidden', () => {
  expect(multilineText(50).isValidSync('Good.\r\nVery\tgood.', strict)).toBe(true);
  expect(multilineText(50).isValidSync('Good\u0007', strict)).toBe(false);
});

test('the id of a service is no name that every object has', () => {
  expect(serviceId().isValidSync('wash', strict)).toBe(true);
  expect(serviceId().isValidSync('constructor', strict)).toBe(false);
});

describe('a day', () => {
  test.each(['2026-02-28', '2028-02-29', '2026-12-31'])('may be %s', (value) => {
    expect(day().isValidSync(value, strict)).toBe(true);
  });

  test.each([
    '2026-02-29',
    '2026-02-31',
    '2026-13-01',
    '2026-1-1',
    '٢٠٢٦-٠١-٠١',
    '2026-01-01T00:00',
    '',
    'x',
  ])('cannot be %s', (value) => {
    expect(day().isValidSync(value, strict)).toBe(false);
  });
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['09:60', false],
  ['09:00:00', false],
])('the clock time %s: %s', (value, valid) => {
  expect(clockTime().isValidSync(value, strict)).toBe(valid);
});

test.each([
  [0, true],
  [49.99, true],
  [1_000_000, true],
  [0.29, true],
  [1.005, false],
  [-1, false],
  [1_000_000.01, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
  ['5', false],
])('the amount %d: %s', (value, valid) => {
  expect(money().isValidSync(value, strict)).toBe(valid);
});

test.each([
  [1_250_000.55, true],
  [999_999_999.99, true],
  [999_999_999.995, false],
  [maxTillAmount + 0.01, false],
])('the amount %d in a till: %s', (value, valid) => {
  expect(money(maxTillAmount).isValidSync(value, strict)).toBe(valid);
});
