/**
 * Builds the site into `dist`, and what renders its pages on the server into the functions' folder.
 * Pages that show the same to everybody are rendered here, once.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderHead, RenderPage } from '@carwash/domain/services/page-data';
import { build } from 'vite';
import { requireBudgets } from './build/budgets.ts';
import { chunkGroups } from './build/chunks.ts';
import { findRoots } from './build/find-roots.ts';
import { drawIcons } from './build/icons.ts';
import { appWithoutPage, appWithPage, templateOf, withoutHead } from './build/page-templates.ts';
import { readProjectId, readSharedSettings } from './build/project-settings.ts';
import { requireAllowedScripts } from './build/script-hashes.ts';
import { buildServiceWorker } from './build/service-worker.ts';
import { readBuiltSite, writeText } from './build/site-files.ts';
import { webManifest } from './build/web-manifest.ts';

const root = import.meta.dirname;
const projectId = readProjectId();
const siteFolder = resolve(root, process.env.WEB_OUT_DIR ?? 'dist');
const serverFolder = resolve(
  root,
  process.env.PAGES_OUT_DIR ?? join('../functions/lib/pages', projectId),
);

/** Pages that hold nothing of the database: the file that Hosting serves, and the page's module. */
const fixedPages = [
  { path: '/', file: 'index.html', module: 'src/features/home/home-page.tsx' },
  { path: '/about', file: 'about.html', module: 'src/features/about/about-page.tsx' },
];

/** Pages that only the browser renders, and that tell search engines what they are. */
const describedPages = [{ path: '/review', file: 'review.html' }];

/** The page that a business opens every day: only the browser renders it. */
const overview = {
  file: 'dashboard.html',
  modules: [
    'src/app/dashboard/dashboard-layout.tsx',
    'src/features/admin-overview/overview-page.tsx',
  ],
};

/** Pages that the server fills with services. */
const filledPages = [
  { file: 'services.html', module: 'src/features/services/services-page.tsx' },
  { file: 'service.html', module: 'src/features/services/service-page.tsx' },
];

/** A file that is missing must not look like a page. */
const notFound = '<!doctype html><title>Not Found</title><h1>Not Found</h1>\n';

const robots = (origin: string) => `User-agent: *
Disallow: /api/
Disallow: /auth/
Disallow: /booking
Disallow: /dashboard

Sitemap: ${origin}/sitemap.xml
`;

const groups = chunkGroups(await findRoots(root));
await build({ root, build: { rolldownOptions: { output: { codeSplitting: { groups } } } } });
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/server.tsx', outDir: serverFolder, emptyOutDir: true, copyPublicDir: false },
});

const site = readBuiltSite(siteFolder);
requireBudgets(site);
for (const { file, module } of filledPages) {
  writeText(join(serverFolder, file), templateOf(site, module));
}

const server = pathToFileURL(join(serverFolder, 'server.js'));
const { renderHead, renderPage }: { renderHead: RenderHead; renderPage: RenderPage } = await import(
  server.href
);
const rendered = new Map<string, string>();
for (const { path, file, module } of fixedPages) {
  rendered.set(file, await renderPage(templateOf(site, module), path, {}));
}
for (const { path, file } of describedPages) {
  rendered.set(file, appWithoutPage({ ...site, html: renderHead(withoutHead(site.html), path) }));
}
const appPage = appWithoutPage(site);
rendered.set('app.html', appPage);
rendered.set(overview.file, appWithPage(site, overview.modules));
requireAllowedScripts([...rendered.values()], readFileSync(join(root, '../firebase.json'), 'utf8'));

rendered.set('404.html', notFound);
rendered.set('manifest.webmanifest', JSON.stringify(webManifest));
rendered.set('robots.txt', robots(readSharedSettings(projectId).VITE_PUBLIC_BASE_URL));
for (const [file, text] of rendered) writeText(join(siteFolder, file), text);
await drawIcons(siteFolder);
await buildServiceWorker(site, appPage);
