import type { UpdateSettings } from '@carwash/domain/settings/endpoints';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { useMemo } from 'react';
import { useRunningUploads } from '~/entities/images/use-image-field';
import {
  type AskedChange,
  useStartsChange,
} from '~/entities/slots/starts-change/use-starts-change';
import { callApi } from '~/lib/api/call-api';
import type { Changes } from '~/lib/forms/form-draft';
import { useSaveChanges } from '~/lib/forms/use-save-changes';
import { toastTexts } from '~/lib/toasts';
import { EditForm } from '~/ui/edit-form/edit-form';
import { SettingsFields } from './settings-fields';
import { type SettingsForm, settingsDraft, settingsForm, settingsUpdate } from './settings-form';

/** Returns the changed fields on which the generated slots depend; null when none of them changes. */
function ofHours({ hours, exceptions, bookAheadDays }: UpdateSettings): AskedChange | null {
  const change = {
    ...(hours && { hours }),
    ...(exceptions && { exceptions }),
    ...(bookAheadDays !== undefined && { bookAheadDays }),
  };
  return Object.keys(change).length === 0 ? null : change;
}

const texts = { saved: toastTexts.settingsSaved, notSaved: toastTexts.settingsNotSaved };

interface EditSettingsFormProps {
  uid: string;
  settings: PublicSettings;
}

/** The form of the settings. Starts with the stored draft, if any. */
export function EditSettingsForm({ uid, settings }: EditSettingsFormProps) {
  const draft = useMemo(() => settingsDraft(uid), [uid]);
  const uploads = useRunningUploads();
  const startsChange = useStartsChange();
  const save = async (changes: Changes<SettingsForm>) => {
    const body = settingsUpdate(changes);
    const asked = ofHours(body);
    if (!(await startsChange.confirm(asked))) return;
    const now = await callApi('updateSettings', { body });
    startsChange.follow(asked);
    return now;
  };
  const { saved, onSubmit } = useSaveChanges({ stored: settings, draft, save, texts });
  const savedForm = useMemo(() => settingsForm.valuesOf(saved), [saved]);
  return (
    <>
      <EditForm
        label="Settings"
        subject="The settings were"
        model={settingsForm}
        saved={savedForm}
        draft={draft}
        isWaiting={uploads.areRunning}
        onSubmit={onSubmit}
      >
        <SettingsFields uploads={uploads} />
      </EditForm>
      {startsChange.dialog}
    </>
  );
}
