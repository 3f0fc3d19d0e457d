import { readdirSync, readFileSync } from 'node:fs';
import { collections } from '@carwash/domain/collections';
import { expect, test } from 'vitest';
import { closedCollections } from './closed-collections.ts';
import { rules } from './set-up.ts';

const files = readdirSync(import.meta.dirname);

/** Tells whether a collection has a file with an access table, `saved-vehicles.test.ts` for `savedVehicles`. */
function hasTable(collection: string): boolean {
  const file = `${collection.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.test.ts`;
  if (!files.includes(file)) return false;
  return /test\w*Access\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
}

test.each(Object.values(collections))('%s: has a table, or is closed', (collection) => {
  expect(hasTable(collection)).toBe(!(collection in closedCollections));
});

test('the rules open nothing but our collections', () => {
  const names: readonly string[] = Object.values(collections);
  const opened = [...rules.matchAll(/match \/(\w+)\/(?!\{database\})/g)];
  expect(opened.length).toBeGreaterThan(0);
  expect(opened.map(([, name]) => name).filter((name) => !names.includes(name ?? ''))).toEqual([]);
});
