import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { inCache, inRepository } from '../../../../scripts/repository.ts';
import { webEnvironment } from '../../../../scripts/suite/environment.ts';
import { suiteSettings } from '../../../../scripts/suite/settings.ts';
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

async function readVersion(folder: string, pages: string): Promise<SiteVersion> {
  const page = await readFile(join(pages, 'about.html'), 'utf8');
  return { folder, pages, app: appFileIn(page) };
}

/** Returns the version that the suite under test serves. */
export function suiteVersion(): Promise<SiteVersion> {
  const { webDir, projectId } = suiteSettings(suiteName);
  return readVersion(inRepository(webDir), inRepository('functions/lib/pages', projectId));
}

/** Builds the site for the suite under test, beside the one that is served there, with other files. */
export async function buildOtherVersion(): Promise<SiteVersion> {
  const environment = webEnvironment(suiteSettings(suiteName));
  // Changes the files that hold the configuration of Firebase.
  const firebase = { ...JSON.parse(environment.VITE_FIREBASE_CONFIG), appId: '1:1:web:other' };
  const folder = inCache('versions', `${process.pid}`);
  const pages = `${folder}-pages`;
  await promisify(execFile)(process.execPath, ['build.ts'], {
    cwd: inRepository('web'),
    env: {
      ...process.env,
      ...environment,
      VITE_FIREBASE_CONFIG: JSON.stringify(firebase),
      WEB_OUT_DIR: folder,
      PAGES_OUT_DIR: pages,
    },
  });
  return readVersion(folder, pages);
}

export async function removeVersion({ folder, pages }: SiteVersion): Promise<void> {
  for (const path of [folder, pages]) await rm(path, { recursive: true });
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    deploy: (next: SiteVersion) => {
      version = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
