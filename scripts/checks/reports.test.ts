import { expect, test } from 'vitest';
import { countPlaywright, flakyTests } from './playwright-report.ts';
import { countVitest } from './vitest-report.ts';

const tests = (...statuses: string[]) => statuses.map((status) => ({ status }));

test('vitest: every test of every file counts', () => {
  const testResults = [
    { status: 'passed', assertionResults: tests('passed', 'passed') },
    { status: 'failed', assertionResults: tests('passed', 'failed', 'failed') },
  ];
  expect(countVitest({ testResults })).toEqual({ passed: 3, failed: 2 });
});

test('vitest: a file that does not load counts as one failed test', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(countVitest({ testResults })).toEqual({ passed: 0, failed: 1 });
});

test('vitest: a file that breaks while it cleans up counts as one failed test', () => {
  const testResults = [{ status: 'failed', assertionResults: tests('passed') }];
  expect(countVitest({ testResults })).toEqual({ passed: 1, failed: 1 });
});

test('playwright: errors outside tests have failed, flaky tests have passed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 2 });
});

test('playwright: flaky tests are named, in nested suites as well', () => {
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
  expect(flakyTests(report)).toEqual(['a.spec.ts:3 two']);
});
