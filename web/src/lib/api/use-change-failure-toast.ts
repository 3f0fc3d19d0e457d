import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import { changeFailureText } from './change-failure-text';

/** Shows a toast for a failed change and returns its text. */
export function useChangeFailureToast(): (failure: unknown, text: string) => string {
  const { enqueueSnackbar } = useSnackbar();
  return useCallback(
    (failure, text) => {
      const told = changeFailureText(failure, text);
      enqueueSnackbar(told, { variant: 'error' });
      return told;
    },
    [enqueueSnackbar],
  );
}
