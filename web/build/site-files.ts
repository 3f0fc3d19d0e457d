import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';

/** The bundler's output in the folder of the site. */
export interface BuiltSite {
  folder: string;
  /** The content of its index.html. */
  html: string;
  /** The files with which the app starts, as paths of the site: its dependencies, then the app itself. */
  beginning: readonly string[];
  /**
   * Returns the paths of a module's file and of its dependencies, in the order in which they run.
   * @param module path of a module, or the name of a file of several modules
   */
  filesOf: (module: string) => ReadonlySet<string>;
}

/**
 * Reads a build, and removes files that are not for visitors.
 * @throws Error when files of a page import each other: one of them would run before what it needs
 */
export function readBuiltSite(folder: string): BuiltSite {
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  rmSync(join(folder, '.vite'), { recursive: true });
  // Removed, because Hosting would serve it for `/`, which the server renders.
  rmSync(page);

  const chunks = Object.values(manifest);
  const collect = (
    module: string,
    found: Set<string>,
    importers: readonly string[] = [],
  ): Set<string> => {
    const chunk = manifest[module] ?? chunks.find(({ name }) => name === module);
    if (!chunk) throw new Error(`The build knows no ${module}.`);
    const path = `/${chunk.file}`;
    if (found.has(path)) return found;
    const way = [...importers, path];
    if (importers.includes(path)) throw new Error(`Files import each other: ${way.join(' > ')}.`);
    for (const next of chunk.imports ?? []) collect(next, found, way);
    return found.add(path);
  };
  return {
    folder,
    html,
    beginning: [...collect('index.html', new Set())],
    filesOf: (module) => collect(module, new Set()),
  };
}

export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
