import type { OptionsObject, SnackbarKey } from 'notistack';

/**
 * CSS variable of the page: the height of a bar at the lower edge of the screen, which toasts keep clear of.
 * Not set without a bar. Defined here because toasts must not load the code of bars.
 */
export const bottomBarHeight = '--bottom-bar-height';

/** How long a toast stays that goes by itself. */
export const toastMs = 4000;

/** The component that shows the toasts; it loads after the page. */
export interface ToastHost {
  enqueueSnackbar: (text: string, options?: OptionsObject) => SnackbarKey;
  closeSnackbar: (key?: SnackbarKey) => void;
}

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
 * Shows a toast, as soon as its host is loaded.
 * @returns function that closes the toast
 */
export function showToast(text: string, options?: OptionsObject): () => void {
  let key: SnackbarKey | undefined;
  apply((loaded) => {
    key = loaded.enqueueSnackbar(text, options);
  });
  return () => apply((loaded) => loaded.closeSnackbar(key));
}

/**
 * Shows a toast that is gone after this time, also under a pointer that rests on it.
 * @returns function that closes the toast earlier
 */
export function showToastFor(
  milliseconds: number,
  text: string,
  options?: OptionsObject,
): () => void {
  const close = showToast(text, { ...options, persist: true });
  const timer = setTimeout(close, milliseconds);
  return () => {
    clearTimeout(timer);
    close();
  };
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
  if (!next) return;
  const changes = waiting;
  waiting = [];
  for (const change of changes) change(next);
}
