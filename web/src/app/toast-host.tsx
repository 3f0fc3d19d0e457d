import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { MaterialDesignContent, type ProviderContext, SnackbarProvider } from 'notistack';
import { bottomBarHeight, setToastHost } from '~/lib/show-toast';
import { distinctToasts } from './distinct-toasts';
import { useToastRoot } from './toast-root';

export const maxToasts = 3;
export const toastMs = 4000;
export const gapPx = 14;

const Toast = styled(MaterialDesignContent)(({ theme }) => ({
  '&.notistack-MuiContent': {
    borderRadius: 16,
    padding: '8px 18px',
    fontFamily: theme.typography.fontFamily,
    fontSize: '0.9375rem',
    fontWeight: 600,
    boxShadow: theme.shadows[8],
  },
  '&.notistack-MuiContent-default, &.notistack-MuiContent-info': {
    backgroundColor: theme.vars.palette.depth.main,
    color: theme.vars.palette.depth.contrastText,
  },
  ...Object.fromEntries(
    (['success', 'error', 'warning'] as const).map((variant) => [
      `&.notistack-MuiContent-${variant}`,
      {
        backgroundColor: theme.vars.palette[variant].main,
        color: theme.vars.palette[variant].contrastText,
      },
    ]),
  ),
}));

const container = '.toasts.notistack-SnackbarContainer';

/** Keeps toasts above the bottom bar, also when the bar appears after the toast. */
const aboveBar = `calc(var(${bottomBarHeight}, env(safe-area-inset-bottom, 0px)) + ${gapPx}px)`;

/** notistack has no setting for the gap between toasts; each toast adds half of it on each side. */
const toastStyles = {
  [container]: { bottom: aboveBar },
  [`${container} .notistack-CollapseWrapper`]: { padding: `${gapPx / 2}px 0` },
  // Clicks reach what lies below, except those on a toast's own button. A pointer that rests where a toast appears
  // would otherwise keep it there, over the next button.
  [`${container} *`]: { pointerEvents: 'none' },
  [`${container} button`]: { pointerEvents: 'auto' },
};

const setHost = (provider: ProviderContext | null): void =>
  setToastHost(provider && distinctToasts(provider));

/** Toasts in the lower right corner, at most three at a time. What they cover can be clicked all the same. */
export const ToastHost = () => (
  <SnackbarProvider
    ref={setHost}
    domRoot={useToastRoot()}
    maxSnack={maxToasts}
    autoHideDuration={toastMs}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    classes={{ containerRoot: 'toasts' }}
    Components={{
      default: Toast,
      info: Toast,
      success: Toast,
      error: Toast,
      warning: Toast,
    }}
  >
    <GlobalStyles styles={toastStyles} />
  </SnackbarProvider>
);
