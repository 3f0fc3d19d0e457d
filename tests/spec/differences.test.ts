import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/differences.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ordered'))
  .filter((line) => !line.startsWith('| ---'))
  .map((line) => line.split(' | '));

/** Finds the titles of tests and their steps, also of those with a table. */
const titles = /(?:\b(?:test|it)(?:\.step)?|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;

const titlesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(titles)].map(([, , title = '']) => title);

test('there are differences, each with what is here and for whom it is better', () => {
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) expect(row, row[0]).toHaveLength(4);
});

test.each(rows)('%s: the named tests exist', (_ordered, _here, _better, holders = '') => {
  const named = [...holders.matchAll(/`([^`]+)`: (.+?)(?=; `| \|$)/g)];
  expect(named).not.toEqual([]);
  for (const [, file = '', title = ''] of named) {
    expect(existsSync(file), file).toBe(true);
    expect(titlesIn(file)).toContainEqual(expect.stringContaining(title));
  }
});
