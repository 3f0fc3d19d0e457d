import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticRouter, type StaticHandler, StaticRouterProvider } from 'react-router-dom';
import { App } from '../app';
import { createStyleCache, standingStyles } from '../theme/style-cache';

/**
 * Keeps React from sending the content of a Suspense boundary separately, because a script would then have to
 * move it into place.
 */
const wholePage = { progressiveChunkSize: Number.POSITIVE_INFINITY };

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

/**
 * Returns styles that the page created but that no element in its HTML uses directly, because styled
 * components merge them into their own. Without these styles the browser would create them again while it
 * hydrates the page.
 */
function styleOfParts({ key, inserted }: EmotionCache, html: string): string {
  const parts = Object.entries(inserted).filter(
    (style): style is [string, string] =>
      `${style[1]}`.includes(`.${key}-${style[0]}`) && !html.includes(style[0]),
  );
  const names = parts.map(([name]) => name);
  return `<style data-emotion="${key} ${names.join(' ')}">${parts.map(([, css]) => css).join('')}</style>`;
}

/**
 * Returns the app at an address as HTML, and the style elements for the head.
 * @throws Error if the address redirects
 */
export async function renderWithStyles(
  handler: StaticHandler,
  url: URL,
): Promise<{ html: string; styles: string }> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} leads elsewhere`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const cache = createStyleCache();
  const styles = createEmotionServer(cache);
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
    styles: standingStyles(
      styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(html)) +
        styleOfParts(cache, html),
      cache,
    ),
  };
}
