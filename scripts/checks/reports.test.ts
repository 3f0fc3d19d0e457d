import { expect, test } from 'vitest';
import { countPlaywright, testsThatEnded } from './playwright-report.ts';
import { countVitest } from './vitest-report.ts';

const tests = (...statuses: string[]) =>
  statuses.map((status, at) => ({ status, fullName: `test ${at}` }));

test('vitest: every test of every file counts', () => {
  const testResults = [
    { name: 'a', status: 'passed', assertionResults: tests('passed', 'passed') },
    { name: 'b', status: 'failed', assertionResults: tests('passed', 'failed', 'failed') },
  ];
  const failures = ['b: test 1', 'b: test 2'];
  expect(countVitest({ testResults })).toEqual({ passed: 3, failed: 2, failures });
});

test('vitest: a file that does not load counts as one failed test', () => {
  const testResults = [{ name: 'a', status: 'failed', assertionResults: [] }];
  expect(countVitest({ testResults })).toEqual({ passed: 0, failed: 1, failures: ['a'] });
});

test('vitest: a file that breaks while it cleans up counts as one failed test', () => {
  const testResults = [{ name: 'a', status: 'failed', assertionResults: tests('passed') }];
  expect(countVitest({ testResults })).toEqual({ passed: 1, failed: 1, failures: ['a'] });
});

test('playwright: errors outside tests have failed, flaky tests have passed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  const failures = ['an error outside of tests'];
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2, failures });
});

test('playwright: flaky and failed tests are named, in nested suites as well', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'a.spec.ts',
    line: 3,
    tests: [{ status }],
  });
  const report = {
    suites: [
      { specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'flaky')] }] },
      { specs: [spec('three', 'unexpected')] },
    ],
  };
  expect(testsThatEnded('flaky', report)).toEqual(['a.spec.ts:3 two']);
  expect(testsThatEnded('unexpected', report)).toEqual(['a.spec.ts:3 three']);
});
