import { useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { session } from '~/lib/session/session.ts';
import { toastTexts } from '~/lib/toasts.ts';

/** How long it can be read, in milliseconds. */
const readingMs = 10_000;

/** Tells who is looking at a page for everybody why they are signed out all of a sudden. */
export function useTellDisabled() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(
    () =>
      session.subscribe(() => {
        if (!session.current().isDisabled) return;
        enqueueSnackbar(toastTexts.ownAccountDisabled, {
          variant: 'warning',
          autoHideDuration: readingMs,
        });
      }),
    [enqueueSnackbar],
  );
}
