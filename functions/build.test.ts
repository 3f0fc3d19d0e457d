import { build, type Metafile } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleOptions, localOnlyFiles } from './build.ts';

const input = { bytes: 1, imports: [] };

test('a bundle of functions and domain passes', () => {
  const inputs = { 'src/index.ts': input, '../domain/src/slots/slot.ts': input };
  expect(localOnlyFiles(inputs)).toEqual([]);
});

test.each(['../payment-sandbox/src/main.ts', '../emulator-seed/src/load-seed.ts'])(
  '%s is refused',
  (path) => {
    expect(localOnlyFiles({ 'src/index.ts': input, [path]: input })).toEqual([path]);
  },
);

describe('what a function loads', () => {
  let outputs: Metafile['outputs'];

  beforeAll(async () => {
    outputs = (await build({ ...bundleOptions(), plugins: [] })).metafile.outputs;
  });

  /** Everything that is loaded with an output, sources and packages. */
  function loadedWith(output: string, seen = new Set<string>()): string[] {
    if (seen.has(output)) return [];
    seen.add(output);
    const { imports = [], inputs = {} } = outputs[output] ?? {};
    const atOnce = imports.filter(({ kind }) => kind === 'import-statement');
    return [
      ...Object.keys(inputs),
      ...atOnce.filter(({ external }) => external).map(({ path }) => path),
      ...atOnce.flatMap(({ path, external }) => (external ? [] : loadedWith(path, seen))),
    ];
  }

  const outputOf = (entry: string): string =>
    Object.keys(outputs).find((path) => outputs[path]?.entryPoint === entry) ?? entry;

  /** What the functions load once they are called. */
  function loadedLater(): { byApi: string; byReconcile: string[] } {
    const byApi = outputOf('src/deployed-api.ts');
    const later = (outputs[outputOf('src/index.ts')]?.imports ?? [])
      .filter(({ kind }) => kind === 'dynamic-import')
      .map(({ path }) => path);
    return { byApi, byReconcile: later.filter((path) => path !== byApi) };
  }

  test('a deployment finds the functions and their parameters without loading what they run', () => {
    const loaded = loadedWith(outputOf('src/index.ts'));
    expect(loaded).toContain('src/parameters.ts');
    for (const path of ['firebase-admin/firestore', 'express', 'src/db/database.ts']) {
      expect(loaded).not.toContain(path);
    }
  });

  test('the reconciler loads neither the web server nor pictures nor the documentation', () => {
    const { byReconcile } = loadedLater();
    const loaded = byReconcile.flatMap((path) => loadedWith(path));
    expect(loaded).toContain('src/db/database.ts');
    for (const path of ['express', 'busboy', 'sharp', 'src/openapi/document.ts']) {
      expect(loaded).not.toContain(path);
    }
  });

  test('the API loads the decoders of pictures and the documentation only when asked for them', () => {
    const bundled = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
    expect(bundled).toContain('src/openapi/document.ts');
    const loaded = loadedWith(loadedLater().byApi);
    expect(loaded).toContain('express');
    for (const path of ['sharp', 'src/openapi/document.ts']) {
      expect(loaded).not.toContain(path);
    }
  });
});
