import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import { failureText } from './failure-text';

/**
 * Shows a toast for a failed call. `callApi` itself shows nothing, so that each failure is shown
 * once, by the code that catches it: with this or with a text of its own.
 */
export function useFailureToast(): (failure: unknown) => void {
  const { enqueueSnackbar } = useSnackbar();
  return useCallback(
    (failure) => {
      const text = failureText(failure);
      if (text !== null) enqueueSnackbar(text, { variant: 'error' });
    },
    [enqueueSnackbar],
  );
}
