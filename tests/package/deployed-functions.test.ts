import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import functionsPackage from '../../functions/package.json' with { type: 'json' };
import { inRepository } from '../../scripts/repository.ts';
import { readDeclaredFunctions } from '../processes/declared-functions.ts';
import { runToEnd } from '../processes/run-node.ts';
import { serveFunction } from '../processes/serve-function.ts';
import { type DeployedFunctions, deployFunctions } from './support/deployed-functions.ts';

let deployed: DeployedFunctions;

beforeAll(async () => {
  deployed = await deployFunctions();
});

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** The version of a package that code in this folder gets. */
const versionIn = (folder: string, name: string): string => {
  const lookIn = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  for (const place of lookIn) {
    try {
      return readJson(join(place, name, 'package.json')).version;
    } catch {
      // Not in this one.
    }
  }
  return 'not installed';
};

test('uploads the bundle, the renderer and what it is installed from, and no source, settings or secrets', () => {
  const others = deployed.files.filter((path) => !/^lib\/[\w.-]+\.js(\.map)?$/.test(path));
  expect(others.sort()).toEqual(['lib/pages/a-real-project/entry-server.js', 'package.json']);
  expect(deployed.files).toContain('lib/index.js');
});

test('installs the versions that the repository is tested with', () => {
  const names = Object.keys(functionsPackage.dependencies);
  const versions = (folder: string) => names.map((name) => [name, versionIn(folder, name)]);
  expect(versions(deployed.folder)).toEqual(versions(inRepository('functions')));
});

test('declares its functions, with their limits', async () => {
  const { endpoints, params } = await readDeclaredFunctions(deployed.folder);
  expect(Object.keys(endpoints).sort()).toEqual([
    'api',
    'images',
    'messages',
    'pages',
    'reconcile',
    'waitlist',
  ]);
  for (const name of Object.keys(endpoints)) {
    expect(endpoints[name]).toMatchObject({
      availableMemoryMb: expect.any(Number),
      cpu: expect.any(Number),
      concurrency: expect.any(Number),
      maxInstances: expect.any(Number),
      timeoutSeconds: expect.any(Number),
    });
  }
  expect(params.map(({ name }) => name)).toContain('PAYMENT_STORE_ID');
});

test('finds every package that any part of the bundle imports', async () => {
  const parts = deployed.files.filter((path) => path.endsWith('.js'));
  const program = `for (const part of ${JSON.stringify(parts)}) await import('./' + part);`;
  await runToEnd(['--input-type=module', '--eval', program], deployed.folder);
});

const env = {
  GCLOUD_PROJECT: 'demo-carwash-package',
  METADATA_SERVER_DETECTION: 'none',
  PAYMENT_BASE_URL: 'http://127.0.0.1:1',
  PAYMENT_STORE_ID: 'store',
  CURRENCY: 'USD',
  BUSINESS_COUNTRY: 'BD',
  PUBLIC_BASE_URL: 'http://127.0.0.1:1',
  WEB_API_KEY: 'key',
  APP_CHECK: 'off',
};

test('the API answers a request', async () => {
  const api = await serveFunction('api', deployed.folder, {
    ...env,
    PAYMENT_SIGNATURE_KEY: 'key',
    HASH_KEY: 'key',
  });
  try {
    const described = await fetch(`${api.url}/api/openapi.json`);
    expect(await described.json()).toHaveProperty('openapi');
    for (const path of ['nothing-here', 'images/nothing-here']) {
      const missing = await fetch(`${api.url}/api/${path}`);
      expect(await missing.json()).toMatchObject({ success: false, code: 'not_found' });
    }
  } finally {
    await api.stop();
  }
});

test('pictures are served without payment secrets, by a function that serves nothing else', async () => {
  const images = await serveFunction('images', deployed.folder, env);
  try {
    const badId = await fetch(`${images.url}/api/images/nothing-here`);
    expect(await badId.json()).toMatchObject({ success: false, code: 'bad_input' });
    const missing = await fetch(`${images.url}/api/services`);
    expect(await missing.json()).toMatchObject({ success: false, code: 'not_found' });
  } finally {
    await images.stop();
  }
});
