import { type PageData, pageDataId, type RenderPage } from '@carwash/domain/services/page-data';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from './app/app';
import type { RouteHandle } from './app/route-title';
import { publicTree } from './app/routes';
import { seedPage } from './app/start/page-data';
import { pageHead, scriptJson } from './app/start/page-head';

const handler = createStaticHandler([publicTree]);

/** A boundary is never sent apart from its page, to be put in its place by a script. */
const wholePage = { progressiveChunkSize: Number.POSITIVE_INFINITY };

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/** The HTML of a page and the styles that it uses. */
async function renderApp(context: StaticHandlerContext) {
  const cache = createCache({ key: 'css' });
  const styles = createEmotionServer(cache);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <App>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>
      </CacheProvider>
    </StrictMode>,
    wholePage,
  );
  const html = await readAll(prelude);
  return {
    html,
    styles: styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(html)),
  };
}

async function renderNow(template: string, address: string, data: PageData) {
  const url = new URL(address, import.meta.env.VITE_PUBLIC_BASE_URL);
  seedPage(data, url.pathname);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${address} leads elsewhere`);
  const { html, styles } = await renderApp(context);
  const { title }: RouteHandle = context.matches.at(-1)?.route.handle ?? {};
  const head = pageHead({ title, path: url.pathname, service: data.service });
  const filled: Record<string, string> = {
    head: `${head}\n    ${styles}`,
    root: html,
    data: `<script type="application/json" id="${pageDataId}">${scriptJson(data)}</script>`,
  };
  return template.replace(/<!-- page (\w+) -->/g, (_, part) => filled[part] ?? '');
}

let last: Promise<unknown> = Promise.resolve();

/** One page after the other, because what a page shows is known to all of its modules. */
export const renderPage: RenderPage = (template, address, data) => {
  const page = last.then(() => renderNow(template, address, data));
  last = page.catch(() => {});
  return page;
};
