import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noticesPath } from '../src/lib/address/paths.ts';
import { licensesOf, writeNotices } from './notices.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'notices-'));
});
afterEach(() => rmSync(site, { recursive: true }));

test('every package of every bundle has its entry in the file that the site serves, once', () => {
  const of = (name: string) => ({ name, version: '1.0.0', identifier: 'MIT', text: `By ${name}.` });
  const bundles = {
    app: [of('react'), of('yup')],
    worker: [of('workbox-core')],
    docs: [of('swagger-ui-dist'), of('react')],
  };
  for (const [bundle, licenses] of Object.entries(bundles)) {
    const { fileName } = licensesOf(bundle as keyof typeof bundles);
    writeFileSync(join(site, fileName), JSON.stringify(licenses));
  }
  writeNotices(site);
  expect(readdirSync(site)).toEqual([noticesPath.slice(1)]);
  const text = readFileSync(join(site, noticesPath), 'utf8');
  expect(text.match(/^\S+ 1\.0\.0 \(MIT\)$/gm)).toEqual([
    'react 1.0.0 (MIT)',
    'swagger-ui-dist 1.0.0 (MIT)',
    'workbox-core 1.0.0 (MIT)',
    'yup 1.0.0 (MIT)',
  ]);
  expect(text).toContain('By swagger-ui-dist.');
});
