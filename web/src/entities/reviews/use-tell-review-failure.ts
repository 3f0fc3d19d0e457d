import { useSnackbar } from 'notistack';
import { ApiFailure } from '~/lib/api/api-failure.ts';
import { changeFailureText } from '~/lib/api/change-failure-text.ts';
import { serverText } from '~/lib/api/failure-text.ts';

const hasOwnWords = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.status === 429 || failure.code === 'email_not_verified');

/** Says that a change of a review failed: in the API's words where they say what to do. */
export function useTellReviewFailure() {
  const { enqueueSnackbar } = useSnackbar();
  return (failure: unknown, text: string): void => {
    const told = hasOwnWords(failure) ? serverText(failure) : changeFailureText(failure, text);
    enqueueSnackbar(told, { variant: 'error' });
  };
}
