import { showToast } from '../show-toast';
import { changeFailureText } from './change-failure-text';
import { failureText } from './failure-text';

/**
 * Shows a toast for a failed call. `callApi` itself shows nothing, so that each failure is shown
 * once, by the code that catches it: with this or with a text of its own.
 */
export function showFailure(failure: unknown): void {
  const text = failureText(failure);
  if (text !== null) showToast(text, { variant: 'error' });
}

/** Shows a toast for a failed change and returns its text. */
export function showChangeFailure(failure: unknown, text: string): string {
  const told = changeFailureText(failure, text);
  showToast(told, { variant: 'error' });
  return told;
}
