import { updatePrivateSettingsSchema } from '@carwash/domain/settings/endpoints';
import type { PrivateSettings } from '@carwash/domain/settings/private-settings';
import { useMemo } from 'react';
import { callApi } from '~/lib/api/call-api';
import type { Changes } from '~/lib/forms/form-draft';
import { useSaveChanges } from '~/lib/forms/use-save-changes';
import { toastTexts } from '~/lib/toasts';
import { EditForm } from '~/ui/edit-form/edit-form';
import { PrivateFields } from './private-fields';
import { privateDraft, privateForm } from './private-form';

const texts = { saved: toastTexts.settingsSaved, notSaved: toastTexts.settingsNotSaved };

const save = (changes: Changes<PrivateSettings>) =>
  callApi('updatePrivateSettings', {
    body: updatePrivateSettingsSchema.cast(privateForm.updateOf(changes)),
  });

interface EditPrivateFormProps {
  uid: string;
  settings: PrivateSettings;
}

/** The form of the private settings. Starts with the stored draft, if any. */
export function EditPrivateForm({ uid, settings }: EditPrivateFormProps) {
  const draft = useMemo(() => privateDraft(uid), [uid]);
  const { saved, onSubmit } = useSaveChanges({ stored: settings, draft, save, texts });
  return (
    <EditForm
      label="Private settings"
      subject="The settings were"
      model={privateForm}
      saved={saved}
      draft={draft}
      onSubmit={onSubmit}
    >
      <PrivateFields />
    </EditForm>
  );
}
