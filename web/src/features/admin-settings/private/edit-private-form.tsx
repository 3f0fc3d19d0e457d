import type { PrivateSettings } from '@carwash/domain/settings/private-settings';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import type { ChangesDraft } from '~/lib/forms/form-draft';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { PrivateFields } from './private-fields';
import { checkPrivateForm, privateDraft, privateUpdate } from './private-form';

/**
 * Saves the form's changes and shows the outcome as a toast.
 * @param settings the settings as the listener reports them
 * @returns `saved`: the settings as this page knows them, which is the answer to a save until the listener
 * has caught up with it
 */
function useSavePrivate(settings: PrivateSettings, draft: ChangesDraft<Partial<PrivateSettings>>) {
  const [answer, setAnswer] = useState({ known: settings, saved: settings });
  const saved = answer.known === settings ? answer.saved : settings;

  const save = async (values: PrivateSettings, form: FormikHelpers<PrivateSettings>) => {
    try {
      const body = privateUpdate(values, saved);
      setAnswer({ known: settings, saved: await callApi('updatePrivateSettings', { body }) });
      // Cleared here and not in an effect, because the component may be unmounted by now.
      draft.clear();
      showToast(toastTexts.settingsSaved, { variant: 'success' });
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) showChangeFailure(failure, toastTexts.settingsNotSaved);
    }
  };

  return { saved, save };
}

interface EditPrivateFormProps {
  uid: string;
  settings: PrivateSettings;
}

/** The form of the private settings. Starts with the stored draft, if any. */
export function EditPrivateForm({ uid, settings }: EditPrivateFormProps) {
  const draft = useMemo(() => privateDraft(uid), [uid]);
  const [typedBefore] = useState(() => draft.read());
  const [initialValues] = useState((): PrivateSettings => ({ ...settings, ...typedBefore?.typed }));
  const { saved, save } = useSavePrivate(settings, draft);
  return (
    <Formik initialValues={initialValues} validate={checkPrivateForm} onSubmit={save}>
      <Form noValidate aria-label="Private settings">
        <PrivateFields saved={saved} draft={draft} isContinued={typedBefore !== null} />
      </Form>
    </Formik>
  );
}
