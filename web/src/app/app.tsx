import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode } from 'react';
import { RenderedAt } from '~/lib/clock/use-render-time';
import { FirstSettings } from '~/lib/settings/settings';
import { Providers } from './providers';

export interface AppProps {
  /** Settings of the page's HTML. */
  settings: PublicSettings;
  /** Time at which the server rendered the page's HTML; null when the browser renders the page. */
  renderedAt: Date | null;
  styleCache: EmotionCache;
  /** The router's provider, of a browser or of a server. */
  children: ReactNode;
}

/** The whole app, the same in browsers and on the server. */
export const App = ({ settings, renderedAt, styleCache, children }: AppProps) => (
  <StrictMode>
    <CacheProvider value={styleCache}>
      <FirstSettings value={settings}>
        <RenderedAt value={renderedAt}>
          <Providers>{children}</Providers>
        </RenderedAt>
      </FirstSettings>
    </CacheProvider>
  </StrictMode>
);
