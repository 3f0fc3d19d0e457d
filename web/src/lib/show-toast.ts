import type { OptionsObject, ProviderContext, SnackbarKey } from 'notistack';

/**
 * CSS variable of the page: the height of a bar at the lower edge of the screen, which toasts keep clear of.
 * Not set without a bar. Defined here because toasts must not load the code of bars.
 */
export const bottomBarHeight = '--bottom-bar-height';

/** The component that shows the toasts; it loads after the page. */
export type ToastHost = Pick<ProviderContext, 'enqueueSnackbar' | 'closeSnackbar'>;

type Change = (host: ToastHost) => void;

let host: ToastHost | null = null;
let waiting: Change[] = [];
let askForHost: () => void = () => {};

function apply(change: Change): void {
  if (host) change(host);
  else {
    waiting.push(change);
    askForHost();
  }
}

/**
 * Texts of the toasts that are shown or wait to be. One that is leaving is not among them, unlike in notistack's
 * own check of duplicates: nobody would be told of what happens just then.
 */
const shown = new Set<string>();

/**
 * Shows a toast, as soon as its host is loaded, unless one with the same text is shown.
 * @returns function that closes the toast
 */
export function showToast(text: string, options?: OptionsObject): () => void {
  let key: SnackbarKey | undefined;
  apply((loaded) => {
    if (options?.preventDuplicate !== false && shown.has(text)) return;
    shown.add(text);
    key = loaded.enqueueSnackbar(text, { ...options, onClose: () => shown.delete(text) });
  });
  return () =>
    apply((loaded) => {
      if (key === undefined) return;
      shown.delete(text);
      loaded.closeSnackbar(key);
    });
}

export const closeToast = (key: SnackbarKey): void => apply((loaded) => loaded.closeSnackbar(key));

/**
 * Sets the function that loads the toast host.
 * @param ask loads the host; called for each toast that waits for it
 */
export function onToastHostNeeded(ask: () => void): void {
  askForHost = ask;
  if (waiting.length > 0) ask();
}

/** Sets the host that shows the toasts from now on; null when it unmounts. */
export function setToastHost(next: ToastHost | null): void {
  host = next;
  shown.clear();
  if (!next) return;
  const changes = waiting;
  waiting = [];
  for (const change of changes) change(next);
}
