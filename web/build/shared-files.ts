import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

/** The pages that people open first, or every day. */
const pages = [
  'features/home/home-page.tsx',
  'features/about/about-page.tsx',
  'features/services/services-page.tsx',
  'features/services/service-page.tsx',
  'features/booking/booking-page.tsx',
  'features/my-bookings/my-bookings-page.tsx',
  'app/dashboard/dashboard-layout.tsx',
  'features/admin-overview/overview-page.tsx',
  'features/admin-today/today-page.tsx',
  'features/admin-slots/slots-page.tsx',
].map((path) => fileURLToPath(new URL(`../src/${path}`, import.meta.url)));

/** Returns the modules that each module of `pages` loads, itself not included. */
function modulesOfPages(bundle: Rolldown.ChunkingContext): ReadonlySet<string>[] {
  return pages.map((page) => {
    const found = new Set<string>();
    const add = (id: string) => {
      for (const next of bundle.getModuleInfo(id)?.importedIds ?? []) {
        if (found.has(next)) continue;
        found.add(next);
        add(next);
      }
    };
    add(page);
    return found;
  });
}

/**
 * Returns a group of files for the modules that at least two of the pages load: modules that the same pages load are
 * one file. Each of the pages then loads a few files, and nothing that it does not need. The bundler alone makes a
 * file for each set of pages and dialogs, twice as many for a page, most of them of half a kilobyte.
 */
export function sharedFiles(): Rolldown.CodeSplittingGroup {
  let loaded: ReadonlySet<string>[] | undefined;
  return {
    name: (module, bundle) => {
      loaded ??= modulesOfPages(bundle);
      const users = loaded.flatMap((modules, page) => (modules.has(module) ? [page] : []));
      return users.length < 2 ? null : `shared-${users.join('-')}`;
    },
    // Not needed: each page that loads a module also loads the module's imports, so they have their files already.
    includeDependenciesRecursively: false,
  };
}
