import type { UpdateSettings } from '@carwash/domain/settings/endpoints';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import {
  type AskedChange,
  useStartsChange,
} from '~/entities/slots/starts-change/use-starts-change';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import type { ChangesDraft } from '~/lib/forms/form-draft';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { SettingsFields } from './settings-fields';
import {
  checkSettingsForm,
  type SettingsForm,
  settingsDraft,
  settingsFormOf,
  settingsUpdate,
} from './settings-form';

/** Returns the changed fields on which the generated slots depend; null when none of them changes. */
function ofHours({ hours, exceptions, bookAheadDays }: UpdateSettings): AskedChange | null {
  const change = {
    ...(hours && { hours }),
    ...(exceptions && { exceptions }),
    ...(bookAheadDays !== undefined && { bookAheadDays }),
  };
  return Object.keys(change).length === 0 ? null : change;
}

/**
 * Saves the form's changes and shows the outcome as a toast.
 * @param settings the settings as the listener reports them
 * @returns `saved`: the settings as this page knows them, which is the answer to a save until the listener
 * has caught up with it; `question`: a dialog, while there is something to ask
 */
function useSaveSettings(settings: PublicSettings, draft: ChangesDraft<Partial<SettingsForm>>) {
  const [answer, setAnswer] = useState({ known: settings, saved: settings });
  const saved = answer.known === settings ? answer.saved : settings;
  const startsChange = useStartsChange();

  const save = async (values: SettingsForm, form: FormikHelpers<SettingsForm>) => {
    try {
      const body = settingsUpdate(values, saved);
      const asked = ofHours(body);
      if (!(await startsChange.confirm(asked))) return;
      setAnswer({ known: settings, saved: await callApi('updateSettings', { body }) });
      startsChange.follow(asked);
      // Cleared here and not in an effect, because the component may be unmounted by now.
      draft.clear();
      showToast(toastTexts.settingsSaved, { variant: 'success' });
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) showChangeFailure(failure, toastTexts.settingsNotSaved);
    }
  };

  return { saved, save, question: startsChange.dialog };
}

interface EditSettingsFormProps {
  uid: string;
  settings: PublicSettings;
}

/** The form of the settings. Starts with the stored draft, if any. */
export function EditSettingsForm({ uid, settings }: EditSettingsFormProps) {
  const draft = useMemo(() => settingsDraft(uid), [uid]);
  const [typedBefore] = useState(() => draft.read());
  const [initialValues] = useState(
    (): SettingsForm => ({ ...settingsFormOf(settings), ...typedBefore?.typed }),
  );
  const { saved, save, question } = useSaveSettings(settings, draft);
  const savedForm = useMemo(() => settingsFormOf(saved), [saved]);
  return (
    <>
      <Formik initialValues={initialValues} validate={checkSettingsForm} onSubmit={save}>
        <Form noValidate aria-label="Settings">
          <SettingsFields saved={savedForm} draft={draft} isContinued={typedBefore !== null} />
        </Form>
      </Formik>
      {question}
    </>
  );
}
