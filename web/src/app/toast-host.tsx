import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { MaterialDesignContent, SnackbarProvider } from 'notistack';
import { setToastHost } from '~/lib/show-toast';

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

/** notistack has no setting for the gap between toasts; each toast adds half of it on each side. */
const gapStyles = {
  '.toasts.notistack-SnackbarContainer .notistack-CollapseWrapper': {
    padding: `${gapPx / 2}px 0`,
  },
};

/** Toasts in the lower right corner, at most three at a time. */
export const ToastHost = () => (
  <SnackbarProvider
    ref={setToastHost}
    maxSnack={maxToasts}
    autoHideDuration={toastMs}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    preventDuplicate
    classes={{ containerRoot: 'toasts' }}
    Components={{
      default: Toast,
      info: Toast,
      success: Toast,
      error: Toast,
      warning: Toast,
    }}
  >
    <GlobalStyles styles={gapStyles} />
  </SnackbarProvider>
);
