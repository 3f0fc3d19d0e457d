import { readdirSync, readFileSync } from 'node:fs';
import { collections } from '@carwash/domain/collections';
import { expect, test } from 'vitest';

const textOf = (path: string) => readFileSync(`${import.meta.dirname}/${path}`, 'utf8');

const tables = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .map(textOf)
  .filter((text) => /test\w*Access\(/.test(text));

test.each(Object.keys(collections))('%s: a table says who may do what', (name) => {
  const isNamed = new RegExp(`collections\\.${name}\\b`);
  expect(tables.some((text) => isNamed.test(text))).toBe(true);
});

test('the rules open nothing but our collections', () => {
  const names: readonly string[] = Object.values(collections);
  const opened = [...textOf('../../firestore.rules').matchAll(/match \/(\w+)\/(?!\{database\})/g)];
  expect(opened.length).toBeGreaterThan(0);
  expect(opened.map(([, name]) => name).filter((name) => !names.includes(name ?? ''))).toEqual([]);
});
