import type { FormikHelpers } from 'formik';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { showChangeFailure } from '~/lib/api/show-failure';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

/**
 * Sends a note, with a toast for the outcome; a refusal of the text is shown on its field.
 * @returns whether the note is saved
 */
export async function saveNote<Values extends object>(
  send: () => Promise<unknown>,
  values: Values,
  form: FormikHelpers<Values>,
): Promise<boolean> {
  try {
    await send();
    showToast(toastTexts.noteSaved, { variant: 'success' });
    return true;
  } catch (failure) {
    const isOnField = applyFieldErrors(failure, { values, ...form });
    if (!isOnField) showChangeFailure(failure, toastTexts.noteNotSaved);
    return false;
  }
}
