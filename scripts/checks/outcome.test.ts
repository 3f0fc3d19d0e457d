import { describe, expect, test } from 'vitest';
import { judge, sum } from './outcome.ts';

describe('judge', () => {
  test.each([
    ['all pass', { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
    ['some fail', { passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
    ['nothing ran', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
    ['nothing ran and it says so', { passed: 0, failed: 0 }, 1, { passed: 0, failed: 1 }],
    ['it fails outside the tests', { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
    ['it is killed', { passed: 3, failed: 0 }, null, { passed: 3, failed: 1 }],
  ])('%s', (_case, reported, exitCode, outcome) => {
    expect(judge(reported, exitCode)).toEqual(outcome);
  });
});

test('sum adds up', () => {
  const outcomes = [
    { passed: 1, failed: 0 },
    { passed: 40, failed: 2, failures: ['one', 'two'] },
  ];
  expect(sum(outcomes)).toEqual({ passed: 41, failed: 2, failures: ['one', 'two'] });
});
