import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import { failureText } from './failure-text';

/**
 * Tells the person about a failed call. `callApi` itself never does, so that a failure is told once:
 * by whoever catches it, either with this or with words of its own.
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
