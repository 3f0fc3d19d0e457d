import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { applyFieldErrors } from '../api/apply-field-errors';
import { showChangeFailure } from '../api/show-failure';
import { showToast } from '../show-toast';
import type { Changes, FormDraft } from './form-draft';
import { useInFlightGuard } from './use-in-flight-guard';

export interface SaveChangesOptions<Stored, Values> {
  /** The record as the listener reports it: the same object until another version is saved. */
  stored: Stored;
  /** Removed once its changes are saved. */
  draft: FormDraft<unknown>;
  /**
   * Saves the changes.
   * @param saved the record as the page knows it
   * @returns the saved record; undefined when the user has decided not to save
   */
  save: (changes: Changes<Values>, saved: Stored) => Promise<Stored | undefined>;
  /** The toasts. */
  texts: { saved: string; notSaved: string };
}

/**
 * Saves the form's changes, one run at a time, and shows the outcome: field errors of the server at their fields,
 * everything else as a toast.
 * @returns `saved`: the record as this page knows it, which is the answer to a save until the listener has
 * caught up with it
 */
export function useSaveChanges<Stored, Values extends object>({
  stored,
  draft,
  save,
  texts,
}: SaveChangesOptions<Stored, Values>) {
  const [answer, setAnswer] = useState({ known: stored, saved: stored });
  const saved = answer.known === stored ? answer.saved : stored;
  const { run } = useInFlightGuard();

  const onSubmit = (changes: Changes<Values>, form: FormikHelpers<Values>) =>
    run(async () => {
      try {
        const now = await save(changes, saved);
        if (now === undefined) return;
        setAnswer({ known: stored, saved: now });
        // Cleared here and not in an effect, because the component may be unmounted by now.
        draft.clear();
        showToast(texts.saved, { variant: 'success' });
      } catch (failure) {
        const isOnFields = applyFieldErrors(failure, { ...form, values: changes.typed });
        if (!isOnFields) showChangeFailure(failure, texts.notSaved);
      }
    });

  return { saved, onSubmit };
}
