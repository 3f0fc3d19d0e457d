import { isOnline } from '../online';
import { toastTexts } from '../toasts';
import { ApiFailure } from './api-failure';

/** Tells whether a call failed because the browser is offline. */
export const isOfflineFailure = (failure: unknown): boolean =>
  !isOnline() && !(failure instanceof ApiFailure && failure.kind === 'http');

/** Tells whether a call failed because server and page were built with different settings. */
export const isBuiltForAnother = (failure: unknown): failure is ApiFailure =>
  failure instanceof ApiFailure && failure.kind === 'SETTINGS_DIFFER';

/**
 * Returns the message for a failed call; null where the screen itself shows the failure (403 and 404), and
 * where nothing went wrong (the caller aborted).
 */
export function failureText(failure: unknown): string | null {
  if (failure instanceof DOMException && failure.name === 'AbortError') return null;
  if (isBuiltForAnother(failure)) return failure.message;
  if (isOfflineFailure(failure)) return toastTexts.offline;
  if (!(failure instanceof ApiFailure) || failure.kind !== 'http') return toastTexts.callFailed;
  if (failure.status === 401) return failure.message || toastTexts.somethingWentWrong;
  if (failure.status === 403 || failure.status === 404) return null;
  if (failure.status === 500) return toastTexts.serverFailed;
  return toastTexts.unexpectedAnswer;
}

/** Returns the API's message if it has one for users; otherwise 'Something went wrong'. */
export function serverText(failure: unknown): string {
  const isAnswer = failure instanceof ApiFailure && failure.kind === 'http';
  return (isAnswer && failure.status !== 500 && failure.message) || toastTexts.somethingWentWrong;
}
