import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import {
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App, type AppProps } from '../app';
import { createStyleCache } from '../theme/create-style-cache';

/**
 * Keeps React from sending the content of a Suspense boundary separately, because a script would then have to
 * move it into place.
 */
const wholePage = { progressiveChunkSize: Number.POSITIVE_INFINITY };

interface Rendered extends Pick<AppProps, 'settings' | 'renderedAt'> {
  handler: StaticHandler;
  /** The handler's answer to the request. */
  context: StaticHandlerContext;
}

/** Returns a page as HTML, and the style elements for its head. */
export async function renderWithStyles({
  handler,
  context,
  settings,
  renderedAt,
}: Rendered): Promise<{ html: string; styles: string }> {
  const router = createStaticRouter(handler.dataRoutes, context);
  const styleCache = createStyleCache();
  // Before rendering, because it keeps the styles out of the page's elements.
  const { constructStyleTagsFromChunks, extractCriticalToChunks } = createEmotionServer(styleCache);
  const { prelude } = await prerender(
    <App settings={settings} renderedAt={renderedAt} styleCache={styleCache}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    wholePage,
  );
  const html = await new Response(prelude).text();
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
}
