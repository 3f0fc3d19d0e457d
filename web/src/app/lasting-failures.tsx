import IconButton from '@mui/material/IconButton';
import type { OptionsObject, SnackbarKey } from 'notistack';
import type { ToastHost } from '~/lib/show-toast';

type Action = OptionsObject['action'];

/**
 * Returns a host that keeps failures until the user dismisses them, or until something succeeds after them.
 * @param leastMs how long a failure stays in any case, in milliseconds
 */
export function lastingFailures(
  { enqueueSnackbar, closeSnackbar }: ToastHost,
  leastMs: number,
): ToastHost {
  const shownAt = new Map<SnackbarKey, number>();
  const close = (key?: SnackbarKey) => {
    if (key === undefined) shownAt.clear();
    else shownAt.delete(key);
    closeSnackbar(key);
  };
  const withDismiss = (action: Action) => (key: SnackbarKey) => (
    <>
      {typeof action === 'function' ? action(key) : action}
      <IconButton
        color="inherit"
        aria-label="Dismiss"
        onClick={() => close(key)}
        sx={{ width: 44 }}
      >
        ×
      </IconButton>
    </>
  );
  return {
    enqueueSnackbar(text, options) {
      if (options?.variant === 'success') {
        for (const [key, since] of shownAt) {
          setTimeout(close, Math.max(0, since + leastMs - Date.now()), key);
        }
      }
      if (options?.variant !== 'error' || options.autoHideDuration !== undefined) {
        return enqueueSnackbar(text, options);
      }
      const key = enqueueSnackbar(text, {
        ...options,
        persist: true,
        action: withDismiss(options.action),
      });
      shownAt.set(key, Date.now());
      return key;
    },
    closeSnackbar: close,
  };
}
