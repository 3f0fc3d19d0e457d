import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from '../app';
import { createStyleCache } from '../theme/style-cache';

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

/** The app as HTML, and the elements for the head with the styles that it uses. */
export async function renderWithStyles(page: ReactNode): Promise<{ html: string; styles: string }> {
  const cache = createStyleCache();
  const styles = createEmotionServer(cache);
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <App>{page}</App>
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
