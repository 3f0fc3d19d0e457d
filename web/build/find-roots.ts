import { build, type Rolldown } from 'vite';

/**
 * Maps each module to its roots: the dynamic imports and the entry from which it is reached without passing
 * another one.
 */
export type Roots = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Builds the site once with one file for each set of roots. The imports in the sources are not enough,
 * because most lead through index files, and unused code is dropped only while bundling.
 */
export async function findRoots(root: string): Promise<Roots> {
  const { output } = (await build({
    root,
    logLevel: 'error',
    build: { write: false, minify: false, manifest: false },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );

  const found = new Map<string, Set<string>>();
  const collect = (name: string, from: string, seen: Set<string>) => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const id of chunk.moduleIds) found.set(id, (found.get(id) ?? new Set()).add(from));
    for (const next of chunk.imports) collect(next, from, seen);
  };
  for (const { fileName, facadeModuleId } of chunks.values()) {
    if (facadeModuleId) collect(fileName, facadeModuleId, new Set());
  }
  return found;
}
