import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from '../../../../functions/build.ts';
import { inCache, inRepository } from '../../../../scripts/repository.ts';

/**
 * Builds the functions with Firestore's client outside of their bundle, where `kill-at-step` can watch it.
 * @returns their folder
 */
export async function buildWatchedFunctions(): Promise<string> {
  const folder = inCache('watched-functions');
  mkdirSync(folder, { recursive: true });
  copyFileSync(inRepository('functions/package.json'), join(folder, 'package.json'));
  const options = bundleOptions();
  await build({
    ...options,
    outdir: join(folder, 'lib'),
    external: [...options.external, '@google-cloud/firestore'],
    plugins: [],
    write: true,
  });
  return folder;
}
