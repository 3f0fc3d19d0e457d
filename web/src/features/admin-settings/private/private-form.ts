import {
  type PrivateSettings,
  privateSettingsSchema,
} from '@carwash/domain/settings/private-settings';
import { string } from 'yup';
import { createFormModel } from '~/lib/forms/form-model';

const text = (label: string, name: keyof PrivateSettings) => ({
  label,
  from: (settings: PrivateSettings) => settings[name],
  draft: string(),
});

export const privateForm = createFormModel<PrivateSettings, PrivateSettings>(
  {
    legalName: text('legal name', 'legalName'),
    taxNumber: text('tax number', 'taxNumber'),
    deskNote: text('desk note', 'deskNote'),
  },
  privateSettingsSchema,
);
