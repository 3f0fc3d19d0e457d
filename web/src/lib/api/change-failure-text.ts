import { toastTexts } from '../toasts';
import { ApiFailure } from './api-failure';
import { failureText, isBuiltForAnother, isOfflineFailure } from './failure-text';

/** Statuses whose message explains to the user what prevents the change. */
const explained: readonly (number | null)[] = [400, 409, 429, 503];

/**
 * Returns the message for a failed change: that there is no connection, or that the session has ended,
 * otherwise `text`, followed by the API's reason if it gives one.
 * @param text the failure, such as 'Failed to cancel booking'
 */
export function changeFailureText(failure: unknown, text: string): string {
  if (isBuiltForAnother(failure)) return failure.message;
  if (isOfflineFailure(failure)) return toastTexts.offline;
  if (failure instanceof ApiFailure && failure.status === 401) return failureText(failure) ?? text;
  if (!(failure instanceof ApiFailure) || !explained.includes(failure.status)) return text;
  return failure.message === '' ? text : `${text}: ${failure.message}`;
}
