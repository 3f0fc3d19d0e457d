import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';

/** What the bundler has left in the folder of the site. */
export interface BuiltSite {
  folder: string;
  /** Its index.html. */
  html: string;
  /** The files with which the app begins, as paths of the site: what it needs, then itself. */
  beginning: readonly string[];
  /**
   * Paths of the files that a module needs, in the order in which they run, and its own.
   * @param module its path, or the name of a file of several modules
   */
  filesOf: (module: string) => ReadonlySet<string>;
}

/** Reads a build, and takes away what is not for visitors. */
export function readBuiltSite(folder: string): BuiltSite {
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  rmSync(join(folder, '.vite'), { recursive: true });
  // Hosting would answer `/` with it, which the server renders.
  rmSync(page);

  const chunks = Object.values(manifest);
  const collect = (module: string, found: Set<string>): Set<string> => {
    const chunk = manifest[module] ?? chunks.find(({ name }) => name === module);
    if (!chunk) throw new Error(`The build knows no ${module}.`);
    const path = `/${chunk.file}`;
    if (found.has(path)) return found;
    for (const next of chunk.imports ?? []) collect(next, found);
    return found.add(path);
  };
  const scripts = html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g);
  return {
    folder,
    html,
    beginning: [...scripts].map(([, path = '']) => path),
    filesOf: (module) => collect(module, new Set()),
  };
}

export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
