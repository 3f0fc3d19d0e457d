import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const onlyInDashboardPackages = /\/node_modules\/(reactfire|rxfire|rxjs|use-sync-external-store)\//;

/** Module that loads every page of the dashboard, and the frame around them. */
const dashboard = fileURLToPath(new URL('../src/app/dashboard-routes.ts', import.meta.url));

/**
 * Fails the build when a page outside the dashboard would load reactfire or its dependencies, even as a part
 * of a chunk that it shares with the dashboard.
 */
export function onlyInDashboard(): Plugin {
  return {
    name: 'only-in-dashboard',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const isOfDashboard = ({ facadeModuleId }: Rolldown.OutputChunk) => {
        const importers = this.getModuleInfo(facadeModuleId ?? '')?.dynamicImporters ?? [];
        return importers.length > 0 && importers.every((importer) => importer === dashboard);
      };
      const holds = (chunk: Rolldown.OutputChunk) =>
        chunk.moduleIds.some((id) => onlyInDashboardPackages.test(id));

      const seen = new Set<string>();
      const visit = (chunk: Rolldown.OutputChunk, loadedBy: readonly string[]) => {
        if (seen.has(chunk.fileName)) return;
        seen.add(chunk.fileName);
        const way = [...loadedBy, chunk.fileName];
        if (holds(chunk))
          this.error(`reactfire is loaded outside the dashboard: ${way.join(' > ')}`);
        const imported = new Set([...chunk.imports, ...chunk.dynamicImports]);
        const lazily = new Set(chunk.dynamicImports);
        for (const next of chunks.filter(({ fileName }) => imported.has(fileName))) {
          const isDoor = lazily.has(next.fileName) && isOfDashboard(next);
          if (!isDoor) visit(next, way);
        }
      };
      for (const chunk of chunks) if (chunk.isEntry) visit(chunk, []);
      if (!chunks.some(holds)) this.error('No chunk holds reactfire: this looks for nothing.');
    },
  };
}
