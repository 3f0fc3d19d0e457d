import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collections } from './collections.ts';
import type { Endpoint } from './endpoint/endpoint.ts';
import { endpoints } from './endpoints.ts';

/** The tables of endpoints that a file exports, with their paths. */
async function tablesIn(file: string): Promise<[string, object][]> {
  const [folder, name] = file.replace('.ts', '').split('/');
  const exports: Record<string, object> = await import(`./${folder}/${name}.ts`);
  return Object.entries(exports)
    .filter(([exported]) => exported.endsWith('Endpoints'))
    .map(([exported, table]) => [`${file}: ${exported}`, table]);
}

const files = globSync('*/*endpoints.ts', { cwd: import.meta.dirname });
const tables = (await Promise.all(files.map(tablesIn))).flat();

test.each(tables)('the endpoints of %s are in the common table', (_where, table) => {
  expect(endpoints).toMatchObject(table);
});

test('no two areas use the same name, because the table that is spread last would hide the other', () => {
  const names = tables.flatMap(([, table]) => Object.keys(table));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('the name of a collection is its path, as the server opens it', () => {
  expect(Object.values(collections)).toEqual(Object.keys(collections));
});

test('no path is hidden by a path with a parameter before it', () => {
  const calls = Object.entries<Endpoint>(endpoints);
  const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  const hidden = calls.flatMap(([name, { method, path }], at) =>
    calls
      .slice(0, at)
      .filter(([, earlier]) => earlier.method === method && pattern(earlier.path).test(path))
      .map(([earlier]) => `${earlier} hides ${name}`),
  );
  expect(hidden).toEqual([]);
});
