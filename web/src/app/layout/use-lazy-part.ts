import { useState } from 'react';
import { withReload } from '~/lib/missing-chunk';
import { isOnline } from '~/lib/online';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

/**
 * Lazily loads a part of the page when it is first needed. When that fails, for example offline, a
 * toast is shown, the page stays as it is, and the next attempt loads again, or reloads the page (`withReload`).
 */
export function useLazyPart<Part>(load: () => Promise<{ default: Part }>) {
  const [loaded, setLoaded] = useState<{ default: Part } | null>(null);
  const [loadOnUse] = useState(() => withReload(load));
  return {
    /** null until it is loaded. */
    part: loaded?.default ?? null,
    /** Preloads it, and ignores a failure. */
    prepare: () => void load().then(setLoaded, () => {}),
    /** Loads it; resolves to whether it is loaded. */
    async fetch(): Promise<boolean> {
      try {
        setLoaded(await loadOnUse());
        return true;
      } catch {
        const text = isOnline() ? toastTexts.callFailed : toastTexts.offline;
        showToast(text, { variant: 'error' });
        return false;
      }
    },
  };
}
