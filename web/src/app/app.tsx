import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode } from 'react';
import { FirstSettings } from '~/lib/settings/settings';
import { Providers } from './providers';

export interface AppProps {
  /** Settings of the page's HTML. */
  settings: PublicSettings;
  styleCache: EmotionCache;
  /** The router's provider, of a browser or of a server. */
  children: ReactNode;
}

/** The whole app, the same in browsers and on the server. */
export const App = ({ settings, styleCache, children }: AppProps) => (
  <StrictMode>
    <CacheProvider value={styleCache}>
      <FirstSettings value={settings}>
        <Providers>{children}</Providers>
      </FirstSettings>
    </CacheProvider>
  </StrictMode>
);
