import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SessionProvider } from './session/session-provider';
import { BrowserBarColor } from './theme/browser-bar-color';
import { printStyles } from './theme/print-styles';
import { colorModeStorageKey } from './theme/surface';
import { theme } from './theme/theme';
import { Toasts } from './toasts';
import { WorkerLink } from './worker/worker-link';

/** The providers that every screen needs, from the outermost to the innermost. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={colorModeStorageKey}
      disableTransitionOnChange
      // Both schemes have the same styles, so there is nothing to render again once the mode is known.
      noSsr
    >
      <CssBaseline />
      <GlobalStyles styles={printStyles} />
      <BrowserBarColor />
      <SessionProvider>{children}</SessionProvider>
      <WorkerLink />
      <Toasts />
    </ThemeProvider>
  );
}
