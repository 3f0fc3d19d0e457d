import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collections } from './collections.ts';
import type { Endpoint } from './endpoint/endpoint.ts';
import { endpoints } from './endpoints.ts';

/** Returns the tables that areas export in files of a given name, with their paths. */
async function tablesIn(files: string, exportedAs: RegExp): Promise<[string, object][]> {
  const tables = globSync(files, { cwd: import.meta.dirname }).map(async (file) => {
    const [folder, name] = file.replace('.ts', '').split('/');
    const exports: Record<string, object> = await import(`./${folder}/${name}.ts`);
    return Object.entries(exports)
      .filter(([name]) => exportedAs.test(name))
      .map(([name, table]): [string, object] => [`${file}: ${name}`, table]);
  });
  return (await Promise.all(tables)).flat();
}

const endpointTables = await tablesIn('*/*endpoints.ts', /Endpoints$/);
const collectionTables = await tablesIn('*/collections.ts', /Collections$/);

/**
 * Returns names that are in more than one table, because the table that is spread last would hide the others.
 */
function repeated(tables: [string, object][]): string[] {
  const names = tables.flatMap(([, table]) => Object.keys(table));
  return names.filter((name, at) => names.indexOf(name) !== at);
}

describe('every area is part of the common tables', () => {
  test.each(endpointTables)('%s', (_where, table) => {
    expect(endpoints).toMatchObject(table);
  });

  test.each(collectionTables)('%s', (_where, table) => {
    expect(collections).toMatchObject(table);
  });

  test('no two areas use the same name', () => {
    expect(repeated(endpointTables)).toEqual([]);
    expect(repeated(collectionTables)).toEqual([]);
    expect(new Set(Object.values(collections)).size).toBe(Object.keys(collections).length);
  });
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
