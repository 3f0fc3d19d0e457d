import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleOptions, localOnlyFiles } from './build.ts';
import { oneCopyOfEachVersion } from './one-copy-of-each-version.ts';
import functionsPackage from './package.json' with { type: 'json' };

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

test('the cloud installs what is not bundled, in exactly the versions that are installed here', () => {
  // The cloud adds a framework of its own choice where none is named.
  const names = ['@google-cloud/functions-framework', ...bundleOptions().external];
  const versions = names.map((name) => {
    const path = findPackageJSON(name, import.meta.url) ?? '';
    return [name, JSON.parse(readFileSync(path, 'utf8')).version];
  });
  expect(functionsPackage.dependencies).toEqual(Object.fromEntries(versions));
});

describe('modules that a function loads', () => {
  let outputs: Metafile['outputs'];

  beforeAll(async () => {
    const options = { ...bundleOptions(), plugins: [oneCopyOfEachVersion()] };
    outputs = (await build(options)).metafile.outputs;
  });

  /** Our own files by their path, those of packages by the package's name. */
  const nameOf = (input: string): string =>
    /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? input;

  /** Everything that is loaded with an output, sources and packages. */
  function loadedWith(output: string, seen = new Set<string>()): string[] {
    if (seen.has(output)) return [];
    seen.add(output);
    const { imports = [], inputs = {} } = outputs[output] ?? {};
    const atOnce = imports.filter(({ kind }) => kind === 'import-statement');
    return [
      ...Object.keys(inputs).map(nameOf),
      ...atOnce.filter(({ external }) => external).map(({ path }) => path),
      ...atOnce.flatMap(({ path, external }) => (external ? [] : loadedWith(path, seen))),
    ];
  }

  /** Everything that can be loaded from an output on, now or later. */
  function reachableFrom(output: string, seen = new Set<string>()): string[] {
    if (seen.has(output)) return [];
    seen.add(output);
    const { imports = [], inputs = {} } = outputs[output] ?? {};
    return [
      ...Object.keys(inputs).map(nameOf),
      ...imports.flatMap(({ path, external }) => (external ? [path] : reachableFrom(path, seen))),
    ];
  }

  const outputOf = (entry: string): string =>
    Object.keys(outputs).find((path) => outputs[path]?.entryPoint === entry) ?? entry;

  /** Packages that write and send mails and notifications: loaded when there is one to send. */
  const mailParts = ['react', 'react-dom', 'react-email', 'nodemailer', 'web-push'];

  const reconciler = ['src/deployed-context.ts', 'src/reconciler/reconcile-when-due.ts'];

  test('a deployment finds the functions and their parameters without loading what they run', () => {
    const loaded = loadedWith(outputOf('src/index.ts'));
    expect(loaded).toContain('src/parameters.ts');
    // The trigger of messages loads Firestore's client, which every function needs for its first answer.
    for (const path of ['express', 'sharp', 'src/db/database.ts']) {
      expect(loaded).not.toContain(path);
    }
  });

  test('the reconciler loads neither the web server nor pictures nor the documentation', () => {
    const loaded = reconciler.flatMap((entry) => loadedWith(outputOf(entry)));
    expect(loaded).toContain('src/db/database.ts');
    const others = ['express', 'busboy', 'sharp', 'src/openapi/document.ts'];
    for (const path of [...others, ...mailParts]) {
      expect(loaded).not.toContain(path);
    }
  });

  test('the API loads the documentation only when asked for it, and no mails', () => {
    const api = outputOf('src/deployed-api.ts');
    expect(reachableFrom(api)).toContain('src/openapi/document.ts');
    const loaded = loadedWith(api);
    expect(loaded).toContain('express');
    for (const path of ['src/openapi/document.ts', ...mailParts]) {
      expect(loaded).not.toContain(path);
    }
  });

  test('pictures load the decoders for the first upload, and no payments', () => {
    const images = outputOf('src/deployed-images.ts');
    expect(reachableFrom(images)).toContain('sharp');
    const loaded = loadedWith(images);
    expect(loaded).toContain('src/images/upload-image.ts');
    for (const path of ['sharp', 'src/gateways/aamarpay.ts', 'src/api.ts']) {
      expect(loaded).not.toContain(path);
    }
  });

  test.each(['src/deployed-api.ts', 'src/pages/deployed-pages.ts', ...reconciler])(
    'nothing that %s ever loads decodes pictures',
    (entry) => {
      const reachable = reachableFrom(outputOf(entry));
      expect(reachable).toContain(entry);
      expect(reachable).not.toContain('sharp');
    },
  );

  test('a package is bundled once in each version', () => {
    const inputs = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
    const folders = inputs.flatMap((path) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
    const versions = [...new Set(folders)].map((folder) => {
      const { name, version } = JSON.parse(
        readFileSync(join(import.meta.dirname, folder, 'package.json'), 'utf8'),
      );
      return `${name}@${version}`;
    });
    expect(versions).toContainEqual(expect.stringMatching(/^google-gax@/));
    expect(versions).toEqual([...new Set(versions)]);
  });
});
