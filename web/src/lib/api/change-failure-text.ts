import { toastTexts } from '../toasts';
import { ApiFailure } from './api-failure';
import { failureText, isOfflineFailure } from './failure-text';

/** Answers that say what stands in the way of this change, in words for the person who asked. */
const explained: readonly (number | null)[] = [400, 409];

/**
 * What a change that failed is told as: that it needs a connection when there is none, or that the
 * session has ended, else `text`, followed by the API's own reason where it gives one.
 * @param text what failed, such as 'Failed to cancel booking'
 */
export function changeFailureText(failure: unknown, text: string): string {
  if (isOfflineFailure(failure)) return toastTexts.offline;
  if (failure instanceof ApiFailure && failure.status === 401) return failureText(failure) ?? text;
  if (!(failure instanceof ApiFailure) || !explained.includes(failure.status)) return text;
  return failure.message === '' ? text : `${text}: ${failure.message}`;
}
