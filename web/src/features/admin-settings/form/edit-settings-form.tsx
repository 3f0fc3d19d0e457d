import type { UpdateSettings } from '@carwash/domain/settings/endpoints';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { useRunningUploads } from '~/entities/images/use-image-field';
import {
  type AskedChange,
  useStartsChange,
} from '~/entities/slots/starts-change/use-starts-change';
import { callApi } from '~/lib/api/call-api';
import type { Changes } from '~/lib/forms/form-draft';
import { toastTexts } from '~/lib/toasts';
import { EditRecord } from '~/ui/edit-form/edit-record';
import { SettingsFields } from './settings-fields';
import { type SettingsForm, settingsForm, settingsUpdate } from './settings-form';

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

/** The form of the settings. */
export function EditSettingsForm({ uid, settings }: EditSettingsFormProps) {
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
  return (
    <>
      <EditRecord
        label="Settings"
        subject="The settings were"
        model={settingsForm}
        draftKey={`settingsDraft:${uid}`}
        stored={settings}
        save={save}
        texts={texts}
        isWaiting={uploads.areRunning}
      >
        <SettingsFields uploads={uploads} />
      </EditRecord>
      {startsChange.dialog}
    </>
  );
}
