import {
  type PageData,
  pageDataId,
  type RenderHead,
  type RenderPage,
} from '@carwash/domain/page-data';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
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

/**
 * The styles that a page has made, and that no element of it bears: styled components pass them on to those
 * that they are made of. Without them the browser would make them again while it takes over the page.
 */
function styleOfParts({ key, inserted }: EmotionCache, html: string): string {
  const parts = Object.entries(inserted).filter(
    (style): style is [string, string] =>
      `${style[1]}`.includes(`.${key}-${style[0]}`) && !html.includes(style[0]),
  );
  const names = parts.map(([name]) => name);
  return `<style data-emotion="${key} ${names.join(' ')}">${parts.map(([, css]) => css).join('')}</style>`;
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
    styles:
      styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(html)) +
      styleOfParts(cache, html),
  };
}

/** What the head of a page says of it. */
function headOf(path: string, service: PageData['service']): string {
  const handle: RouteHandle = matchRoutes([publicTree], path)?.at(-1)?.route.handle ?? {};
  return pageHead({ title: handle.title, description: handle.description, path, service });
}

/** Tells in the head what the page is; the browser renders it. */
export const renderHead: RenderHead = (template, path) =>
  template.replace('<!-- page head -->', () => headOf(path, undefined));

async function renderNow(template: string, address: string, data: PageData) {
  const url = new URL(address, import.meta.env.VITE_PUBLIC_BASE_URL);
  seedPage(data, url.pathname);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${address} leads elsewhere`);
  const { html, styles } = await renderApp(context);
  const head = headOf(url.pathname, data.service);
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
