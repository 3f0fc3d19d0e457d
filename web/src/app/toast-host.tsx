import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { MaterialDesignContent, SnackbarProvider } from 'notistack';
import { bottomBarHeight, setToastHost } from '~/lib/show-toast';
import { placeOnPhone } from './toast-place';
import { useToastRoot } from './toast-root';

const maxToasts = 3;
const toastMs = 4000;
const gapPx = 14;

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
const placeVariable = '--toasts-bottom';

/** Media query below which notistack makes toasts as wide as the screen. */
const phone = '@media (max-width: 599.95px)';

/** Keeps toasts above the bottom bar, also when the bar appears after the toast. */
const aboveBar = `calc(var(${bottomBarHeight}, 0px) + ${gapPx}px)`;

/** notistack has no setting for the gap between toasts; each toast adds half of it on each side. */
const toastStyles = {
  [container]: { bottom: aboveBar },
  [`${container} .notistack-CollapseWrapper`]: { padding: `${gapPx / 2}px 0` },
  [phone]: { [container]: { bottom: `max(${aboveBar}, var(${placeVariable}, 0px))` } },
};

/** Moves the toasts to a place where they cover no button, before another one appears. */
function findPlace(toast: HTMLElement): void {
  const root = toast.closest<HTMLElement>('.toasts');
  if (!root || !window.matchMedia(phone.replace('@media ', '')).matches) return;
  const others = root.querySelectorAll('.notistack-CollapseWrapper').length;
  const height = Math.max(1, others) * (toast.offsetHeight + gapPx);
  root.style.setProperty(placeVariable, `${placeOnPhone(height, '.toasts')}px`);
}

/** Toasts in the lower right corner, on phones where they cover no button; at most three at a time. */
export const ToastHost = () => (
  <SnackbarProvider
    ref={setToastHost}
    domRoot={useToastRoot()}
    maxSnack={maxToasts}
    autoHideDuration={toastMs}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    preventDuplicate
    onEnter={findPlace}
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
