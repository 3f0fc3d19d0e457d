import { expect, test } from 'vitest';
import { entryStop, nextStop } from './grid-navigation';

const steps = (name: string, ...times: number[]) =>
  times.map((at) => ({ key: `${name}${at}`, at }));
const columns = [steps('hour', 9, 10, 11), steps('a', 9, 10.5), [], steps('c', 10, 12)];

test.each([
  ['hour9', 'ArrowDown', 'hour10'],
  ['hour9', 'ArrowUp', null],
  ['c12', 'ArrowDown', null],
  ['hour11', 'ArrowRight', 'a10.5'],
  // Skips an empty bay, and goes to a bay's first element if none begins earlier.
  ['a9', 'ArrowRight', 'c10'],
  ['c12', 'ArrowLeft', 'a10.5'],
  ['c12', 'ArrowRight', null],
  ['hour10', 'Home', 'hour9'],
  ['hour10', 'End', 'hour11'],
  ['hour10', 'Tab', null],
  ['gone', 'ArrowDown', null],
])('from %s, %s moves the focus to %s', (current, key, next) => {
  expect(nextStop(columns, current, key)).toBe(next);
});

test('Tab reaches the last focused element, or else the first', () => {
  expect(entryStop(columns, 'c12')).toBe('c12');
  expect(entryStop(columns, 'gone')).toBe('hour9');
  expect(entryStop([], null)).toBeNull();
});
