import type { UserAnswer } from '@carwash/domain/users/user';
import type { FormikHelpers } from 'formik';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { applyFieldErrors } from '~/lib/api/apply-field-errors.ts';
import { callApi } from '~/lib/api/call-api.ts';
import { useTellChangeFailure } from '~/lib/api/use-tell-change-failure.ts';
import type { FormDraft } from '~/lib/forms/form-draft.ts';
import { toastTexts } from '~/lib/toasts.ts';
import {
  type ProfileDraft,
  type ProfileForm,
  profileFormOf,
  profileUpdate,
} from './profile-form.ts';

/**
 * Saves what the form has changed and tells how it went.
 * @param profile the profile as the listener knows it
 * @returns `saved`: the profile as this page knows it. The answer to a save may be ahead of the
 *   listener, and counts until that has caught up.
 */
export function useSaveProfile(profile: UserAnswer, draft: FormDraft<ProfileDraft>) {
  const [answer, setAnswer] = useState({ known: profile, saved: profile });
  const { enqueueSnackbar } = useSnackbar();
  const tellFailure = useTellChangeFailure();
  const saved = answer.known === profile ? answer.saved : profile;

  const save = async (values: ProfileForm, form: FormikHelpers<ProfileForm>) => {
    try {
      const body = profileUpdate(values, profileFormOf(saved));
      setAnswer({ known: profile, saved: await callApi('updateProfile', { body }) });
      // The page may have been left meanwhile: then nobody else clears it.
      draft.clear();
      enqueueSnackbar(toastTexts.profileUpdated, { variant: 'success' });
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) tellFailure(failure, toastTexts.profileFailed);
    }
  };

  return { saved, save };
}
