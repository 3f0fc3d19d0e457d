/**
 * Builds the site into `dist`, and the code that renders its pages on the server into the functions' folder.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderHead } from '@carwash/domain/page-data';
import { build } from 'vite';
import { buildId } from '../scripts/build-id.ts';
import { buildApiDocs } from './build/api-docs.ts';
import { requireBudgets } from './build/budgets.ts';
import { allowEmulators, hostingHeaders } from './build/hosting-headers.ts';
import { drawIcons } from './build/icons.ts';
import { writeNotices } from './build/notices.ts';
import {
  appWithoutPage,
  pageTemplate,
  startAfterPaint,
  withoutHead,
  withPreloads,
} from './build/page-templates.ts';
import { readEmulators, readProjectId, readSharedSettings } from './build/project-settings.ts';
import { requireAllowedScripts } from './build/script-hashes.ts';
import { buildServiceWorker } from './build/service-worker.ts';
import { readBuiltSite, writeText } from './build/site-files.ts';
import { webManifest } from './build/web-manifest.ts';

const root = import.meta.dirname;
const projectId = readProjectId();
const { VITE_PUBLIC_BASE_URL: origin, VITE_SETTINGS: settings } = readSharedSettings(projectId);
const siteFolder = resolve(root, process.env.WEB_OUT_DIR ?? 'dist');
const serverFolder = resolve(
  root,
  process.env.PAGES_OUT_DIR ?? join('../functions/lib/pages', projectId),
);

/** Pages that only the browser renders, but whose HTML describes them to search engines. */
const describedPages = [
  { path: '/review', file: 'review.html' },
  { path: '/privacy', file: 'privacy.html' },
  { path: '/terms', file: 'terms.html' },
];

/** The page that a business opens every day: only the browser renders it. */
const overview = {
  file: 'dashboard.html',
  modules: [
    'src/app/dashboard/dashboard-layout.tsx',
    'src/features/admin-overview/overview-page.tsx',
  ],
};

/** Pages that the server renders. */
const filledPages = [
  { file: 'home.html', module: 'src/features/home/home-page.tsx' },
  { file: 'about.html', module: 'src/features/about/about-page.tsx' },
  { file: 'signIn.html', module: 'src/features/auth/sign-in-page.tsx' },
  { file: 'signUp.html', module: 'src/features/auth/sign-up-page.tsx' },
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

await build({ root });
await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: 'src/entry-server.tsx',
    outDir: serverFolder,
    emptyOutDir: true,
    copyPublicDir: false,
  },
});

const site = readBuiltSite(siteFolder);
requireBudgets(site);
const template = pageTemplate(site.html);
const templates = filledPages.map(({ file, module }) => ({
  file,
  template: startAfterPaint(template, site, module),
}));
for (const { file, template } of templates) writeText(join(serverFolder, file), template);

const firebaseJson = readFileSync(join(root, '../firebase.json'), 'utf8');

/**
 * Returns the headers that the function sends with its pages: those of `firebase.json`, which Hosting sends
 * with files.
 */
function pageHeaders(): Record<string, string> {
  const emulators = readEmulators();
  const headers = hostingHeaders('/', JSON.parse(firebaseJson).hosting.headers);
  if (!emulators) return headers;
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, allowEmulators(value, emulators)]),
  );
}
writeText(join(serverFolder, 'headers.json'), JSON.stringify(pageHeaders()));

const server = pathToFileURL(join(serverFolder, 'entry-server.js'));
const { renderHead }: { renderHead: RenderHead } = await import(server.href);
const rendered = new Map<string, string>();
for (const { path, file } of describedPages) {
  rendered.set(file, appWithoutPage(renderHead(withoutHead(site.html), path)));
}
const app = appWithoutPage(site.html);
rendered.set('app.html', app);
rendered.set(overview.file, withPreloads(app, site, overview.modules));
requireAllowedScripts(
  [...rendered.values(), ...templates.map(({ template }) => template)],
  firebaseJson,
);

rendered.set('404.html', notFound);
rendered.set('manifest.webmanifest', JSON.stringify(webManifest));
rendered.set('robots.txt', robots(origin));
// What `npm run check:deployed` compares: the same that the API says in the headers of its answers.
rendered.set('build.json', JSON.stringify({ build: buildId(), settings }));
for (const [file, text] of rendered) writeText(join(siteFolder, file), text);
await drawIcons(siteFolder);
await buildApiDocs(siteFolder);
await buildServiceWorker(site, app);
writeNotices(siteFolder);
