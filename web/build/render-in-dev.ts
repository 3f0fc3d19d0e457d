import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageSource, RenderPage } from '@carwash/domain/page-data';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { pageTemplate } from './page-templates.ts';

/** Addresses that the server renders, as in `firebase.json`. */
const isRendered = (path: string): boolean =>
  /^\/(|about|auth\/sign(in|up)|services(\/[^/]+)?)$/.test(path);

/** A parameter that is undefined is left out. */
const queryOf = (asked: Record<string, string | number | undefined>): string =>
  String(new URLSearchParams(JSON.parse(JSON.stringify(asked))));

/**
 * Returns what pages show, from the API. It has no days, so the times of a day come with the app.
 * @param api origin of the API
 */
function apiSource(api: string): PageSource {
  const dataOf = async <T>(response: Response): Promise<T> => {
    if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
    const { data } = (await response.json()) as { data: T };
    return data;
  };
  return {
    settings: async () => dataOf(await fetch(`${api}/api/settings`)),
    services: async () => dataOf(await fetch(`${api}/api/services?limit=100&sortBy=popular`)),
    async service(id) {
      const response = await fetch(`${api}/api/services/${encodeURIComponent(id)}`);
      return response.status === 404 || response.status === 400 ? null : dataOf(response);
    },
    openTimes: async (asked) =>
      dataOf(await fetch(`${api}/api/services/slots/openings?${queryOf(asked)}`)),
    day: async () => null,
  };
}

async function renderNow(server: ViteDevServer, address: string, source: PageSource) {
  const html = await readFile(join(server.config.root, 'index.html'), 'utf8');
  const template = await server.transformIndexHtml(address, pageTemplate(html));
  const { renderPage } = await server.ssrLoadModule('/src/entry-server.tsx');
  return (renderPage as RenderPage)(template, address, source);
}

/**
 * Renders pages in Vite's development server with the renderer of the function `pages` and the code as it is
 * now. Unlike the function it keeps unknown query keys, and shows errors of the renderer.
 * @param api origin of the API
 */
export function renderInDev(api: string): Plugin {
  const source = apiSource(api);
  return {
    name: 'render-in-dev',
    configureServer(server) {
      const answer: Connect.NextHandleFunction = async (request, response, next) => {
        const address = request.originalUrl ?? '/';
        if (!isRendered(address.split('?')[0] ?? '')) return next();
        try {
          const { status, html } = await renderNow(server, address, source);
          response.writeHead(status, { 'content-type': 'text/html' }).end(html);
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      };
      server.middlewares.use(answer);
    },
  };
}
