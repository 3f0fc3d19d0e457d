import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SessionProvider } from './session/session-provider.tsx';
import { BrowserBarColor } from './theme/browser-bar-color.tsx';
import { printStyles } from './theme/print-styles.ts';
import { colorModeStorageKey } from './theme/surface.ts';
import { theme } from './theme/theme.ts';
import { ToastProvider } from './toast-provider.tsx';

/** Everything every screen relies on, from the outside in. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={colorModeStorageKey}
      disableTransitionOnChange
    >
      <CssBaseline />
      <GlobalStyles styles={printStyles} />
      <BrowserBarColor />
      <ToastProvider>
        <SessionProvider>{children}</SessionProvider>
      </ToastProvider>
    </ThemeProvider>
  );
}
