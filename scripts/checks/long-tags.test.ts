import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';

const longTag = /\btags:\s*(?:\[\s*)?'long'|@module-tag\s+long\b/;

const hasLongTag = (file: string): boolean =>
  longTag.test(readFileSync(inRepository(file), 'utf8'));

test.each(['web/src/**/*.screen.test.tsx', 'tests/{spec,rules,package}/**/*.test.{ts,tsx}'])(
  'no test of %s is long, since `npm run test:long` does not run them',
  (pattern) => {
    const files = globSync(pattern, { cwd: inRepository() });
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter(hasLongTag)).toEqual([]);
  },
);

test('the tag of a long test is found', () => {
  expect(globSync('tests/api/**/*.test.ts', { cwd: inRepository() }).some(hasLongTag)).toBe(true);
});
