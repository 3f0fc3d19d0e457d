import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { isOnline } from '~/lib/online';
import { toastTexts } from '~/lib/toasts';

/**
 * A part of the page whose code is fetched when it is first wanted. Without a connection that fails:
 * the person is told, the page stays as it is, and the next attempt starts anew.
 */
export function useOnDemand<Part>(load: () => Promise<{ default: Part }>) {
  const [loaded, setLoaded] = useState<{ default: Part } | null>(null);
  const { enqueueSnackbar } = useSnackbar();
  return {
    /** null until it is there. */
    part: loaded?.default ?? null,
    /** Fetches ahead of the first use, if that is possible. */
    prepare: () => void load().then(setLoaded, () => {}),
    /** Fetches it; resolves to whether it is there. */
    async fetch(): Promise<boolean> {
      try {
        setLoaded(await load());
        return true;
      } catch {
        const text = isOnline() ? toastTexts.callFailed : toastTexts.offline;
        enqueueSnackbar(text, { variant: 'error' });
        return false;
      }
    },
  };
}
