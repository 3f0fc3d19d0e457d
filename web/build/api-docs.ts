import { join } from 'node:path';
import { build } from 'vite';
import { licensesOf } from './notices.ts';

const root = join(import.meta.dirname, '..');

/** Bundles the page that shows the API, `/api/docs`. It shares nothing with the app. */
export async function buildApiDocs(siteFolder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: siteFolder,
      emptyOutDir: false,
      license: licensesOf('docs'),
      modulePreload: false,
      // Swagger UI is one file.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: join(root, 'api/docs.html') },
    },
  });
}
