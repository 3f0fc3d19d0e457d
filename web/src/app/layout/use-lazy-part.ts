import { useRef, useState } from 'react';
import { reloadIfItHelps } from '~/lib/missing-chunk';
import { isOnline } from '~/lib/online';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

/**
 * Lazily loads a part of the page when it is first needed. When that fails, for example offline, a
 * toast is shown, the page stays as it is, and the next attempt loads again. Where that fails too, the page is
 * reloaded, because many browsers remember that a file could not be fetched.
 */
export function useLazyPart<Part>(load: () => Promise<{ default: Part }>) {
  const [loaded, setLoaded] = useState<{ default: Part } | null>(null);
  const hasFailed = useRef(false);
  return {
    /** null until it is loaded. */
    part: loaded?.default ?? null,
    /** Preloads it, and ignores a failure. */
    prepare: () => void load().then(setLoaded, () => {}),
    /** Loads it; resolves to whether it is loaded. */
    async fetch(): Promise<boolean> {
      try {
        setLoaded(await load());
        return true;
      } catch (error) {
        if (hasFailed.current && reloadIfItHelps(error)) return false;
        hasFailed.current = true;
        const text = isOnline() ? toastTexts.callFailed : toastTexts.offline;
        showToast(text, { variant: 'error' });
        return false;
      }
    },
  };
}
