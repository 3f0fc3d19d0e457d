import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { MaterialDesignContent, type ProviderContext, SnackbarProvider } from 'notistack';
import type { FocusEvent } from 'react';
import { bottomBarHeight, setToastHost, toastMs } from '~/lib/show-toast';
import { distinctToasts } from './distinct-toasts';
import { lastingFailures } from './lasting-failures';
import { useToastRoot } from './toast-root';

export const maxToasts = 3;
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
  // Clicks reach what lies below, except those on a toast's own button: a failure stays until it is dismissed.
  // notistack sets the opposite as an inline style.
  [`${container} *`]: { pointerEvents: 'none !important' },
  [`${container} button`]: { pointerEvents: 'auto !important' },
  // A mouse holds the toasts that go by themselves, but not over an open menu or dialog, which they would keep from it.
  '@media (hover: hover)': {
    [`body:not(:has(.MuiModal-root:not(.MuiModal-hidden))) ${container} .notistack-MuiContent:not(.notistack-MuiContent-error)`]:
      { pointerEvents: 'auto !important' },
  },
};

const setHost = (provider: ProviderContext | null): void =>
  setToastHost(provider && distinctToasts(lastingFailures(provider, toastMs)));

const sendToSelf = (type: string) => (event: FocusEvent<HTMLElement>) => {
  event.currentTarget.dispatchEvent(new MouseEvent(type, { bubbles: true }));
};

/** notistack holds a toast for a pointer only, so the keyboard's focus is passed on as one. */
const heldByFocus = { onFocus: sendToSelf('mouseover'), onBlur: sendToSelf('mouseout') };

/** Toasts in the lower right corner, at most three at a time. */
export const ToastHost = () => (
  <SnackbarProvider
    ref={setHost}
    domRoot={useToastRoot()}
    maxSnack={maxToasts}
    autoHideDuration={toastMs}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    classes={{ containerRoot: 'toasts' }}
    SnackbarProps={heldByFocus}
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
