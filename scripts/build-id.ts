import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const sources = [
  '{domain,functions,web}/src/**/*.{ts,tsx}',
  'web/worker/*.ts',
  'web/index.html',
  'package-lock.json',
];

/**
 * Returns a hash of the sources. Functions and client of the same source have the same id, so that a page can tell when
 * a newer build is deployed.
 */
export function buildId(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.ts', '**/*.test.tsx'] });
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
