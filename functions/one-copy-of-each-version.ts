import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/** The folder of a package, its name, and the path of a file in it. */
const packageFile = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\/(.*)$/;

const versionIn = (folder: string): string =>
  JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version;

/**
 * Bundles only one copy of each version of a package. npm installs several where another version has
 * taken the place above them: both of Firestore's packages have their own google-gax.
 */
export const oneCopyOfEachVersion = (): Plugin => ({
  name: 'one-copy-of-each-version',
  setup: ({ onResolve, resolve }) => {
    /** Where each version of a package was found first. */
    const folders = new Map<string, string>();
    onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, kind, importer, resolveDir }) => {
      if (pluginData === resolve || kind === 'entry-point') return null;
      const found = await resolve(path, { kind, importer, resolveDir, pluginData: resolve });
      const [, folder = '', name, file] = packageFile.exec(found.path) ?? [];
      if (!folder || found.external || found.errors.length > 0) return null;
      const version = `${name}@${versionIn(folder)}`;
      const first = folders.get(version) ?? folder;
      folders.set(version, first);
      // esbuild takes a path of a plugin as it is, without a look at the package.json around it.
      return first === folder ? null : { path: `${first}/${file}` };
    });
  },
});
