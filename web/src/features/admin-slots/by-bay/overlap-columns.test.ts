import { expect, test } from 'vitest';
import { withColumns } from './overlap-columns';

/** Pairs of start and end, in minutes. */
const spans = (...all: [number, number][]) =>
  all.map(([from, to]) => ({ from: new Date(from * 60_000), to: new Date(to * 60_000) }));

test.each([
  ['one after the other', spans([0, 30], [30, 60]), ['0/1', '0/1']],
  ['two at once', spans([0, 30], [10, 60]), ['0/2', '1/2']],
  [
    'a third one where the first has gone',
    spans([0, 30], [10, 60], [30, 50]),
    ['0/2', '1/2', '0/2'],
  ],
  ['in any order', spans([60, 90], [10, 30], [0, 20]), ['0/2', '1/2', '0/1']],
  [
    'of which one ended after a minute: its taller button would cover the next',
    spans([0, 1], [1, 16]),
    ['0/2', '1/2'],
  ],
  [
    'of which one ended before the next, with room for its button',
    spans([0, 1], [5, 20]),
    ['0/1', '0/1'],
  ],
  ['of the same time', spans([0, 30], [0, 30], [0, 30]), ['0/3', '1/3', '2/3']],
])('%s', (_name, given, columns) => {
  expect(withColumns(given).map((span) => `${span.column}/${span.columns}`)).toEqual(columns);
});
