import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { inRepository } from '../../../../scripts/repository.ts';
import { buildWeb } from '../../../../scripts/suite/build.ts';
import {
  type SuiteSettings,
  suiteSettings,
  testSuites,
} from '../../../../scripts/suite/settings.ts';
import { close, listen } from '../../../support/servers.ts';
import { baseUrl, suiteName } from '../suite.ts';

/** The site as it was built once. */
export interface SiteVersion {
  folder: string;
  /** The folder of the pages that the server renders, without what it puts in. */
  pages: string;
  /** The file with which its app begins, as a path of the site. */
  app: string;
}

/** Returns the file with which the app begins, as it is named in a text such as the HTML of a page. */
export const appFileIn = (text: string | null): string =>
  /\/assets\/index-[\w-]+\.js/.exec(text ?? '')?.[0] ?? '';

async function readVersion({ webDir, projectId }: SuiteSettings): Promise<SiteVersion> {
  const pages = inRepository('functions/lib/pages', projectId);
  const page = await readFile(join(pages, 'about.html'), 'utf8');
  return { folder: inRepository(webDir), pages, app: appFileIn(page) };
}

/** Returns the version that the suite under test serves. */
export const suiteVersion = (): Promise<SiteVersion> => readVersion(suiteSettings(suiteName));

/** Returns the version of the other suite, with other files: `npm test` has built both. */
export async function otherVersion(): Promise<SiteVersion> {
  const other = testSuites().find(({ name }) => name !== suiteName);
  if (!other) throw new Error(`There is no suite besides ${suiteName}`);
  if (!existsSync(inRepository(other.webDir))) await buildWeb(other);
  return readVersion(other);
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/**
 * A file of a version by the rules of Hosting: without .html, and the app for all other addresses. Pages
 * that the server renders are sent empty, as when that fails, and the app fills them.
 */
async function readSite({ folder, pages }: SiteVersion, path: string) {
  const ofServer = { '/': `${pages}/home.html`, '/about': `${pages}/about.html` }[path];
  const other = path.startsWith('/assets/') ? [] : [`${folder}/app.html`];
  for (const file of [ofServer ?? folder + path, `${folder}${path}.html`, ...other]) {
    const content = await readFile(file).catch(() => null);
    if (content) return { content, type: types[extname(file)] ?? 'text/plain' };
  }
  return null;
}

/** A host of the site, where versions follow each other. The API is that of the suite. */
export async function hostSite(first: SiteVersion) {
  let version = first;
  const server = createServer(async ({ url = '/' }, response) => {
    if (url.startsWith('/api/')) {
      const answer = await fetch(baseUrl + url);
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
      return;
    }
    const found = await readSite(version, new URL(url, baseUrl).pathname);
    response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' });
    response.end(found?.content);
  });
  const { port } = new URL(await listen(server));
  return {
    origin: `http://localhost:${port}`,
    deploy: (next: SiteVersion) => {
      version = next;
    },
    close: () => close(server),
  };
}
