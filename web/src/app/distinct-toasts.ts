import type { OptionsObject, SnackbarKey } from 'notistack';
import type { ToastHost } from '~/lib/show-toast';

/**
 * Returns a host of toasts that shows no text twice at a time. A toast that is leaving does not count, unlike in
 * notistack's own check: nobody would be told of what happens just then.
 */
export function distinctToasts({ enqueueSnackbar, closeSnackbar }: ToastHost): ToastHost {
  const shown = new Map<string, SnackbarKey>();
  return {
    enqueueSnackbar: (text: string, options?: OptionsObject) => {
      const same = shown.get(text);
      if (same !== undefined && options?.preventDuplicate !== false) return same;
      const key = enqueueSnackbar(text, {
        ...options,
        onClose: (event, reason, closed) => {
          if (shown.get(text) === closed) shown.delete(text);
          options?.onClose?.(event, reason, closed);
        },
      });
      shown.set(text, key);
      return key;
    },
    closeSnackbar,
  };
}
