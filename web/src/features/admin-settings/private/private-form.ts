import {
  type UpdatePrivateSettings,
  updatePrivateSettingsSchema,
} from '@carwash/domain/settings/endpoints';
import {
  type PrivateSettings,
  privateSettingsSchema,
} from '@carwash/domain/settings/private-settings';
import { type FormikErrors, yupToFormErrors } from 'formik';
import { object, string } from 'yup';
import { changedFields, type FormComparison } from '~/lib/forms/form-changes';
import { changesDraft } from '~/lib/forms/form-draft';

/** Names of the fields, for use within a sentence. */
export const privateFieldNames: Record<keyof PrivateSettings, string> = {
  legalName: 'legal name',
  taxNumber: 'tax number',
  deskNote: 'desk note',
};

/** Compares values without surrounding spaces. */
export const privateComparison: FormComparison<PrivateSettings> = {
  toComparable: (typed) => privateSettingsSchema.cast(typed, { assert: false }),
  lists: {},
};

/** Validates the form with the schema of the API. */
export async function checkPrivateForm(
  typed: PrivateSettings,
): Promise<FormikErrors<PrivateSettings>> {
  try {
    await privateSettingsSchema.validate(typed, { abortEarly: false });
    return {};
  } catch (refusal) {
    return yupToFormErrors(refusal);
  }
}

/** Returns the request body: only the changes, so that other fields are not overwritten with old values. */
export const privateUpdate = (
  typed: PrivateSettings,
  saved: PrivateSettings,
): UpdatePrivateSettings =>
  updatePrivateSettingsSchema.cast(changedFields(typed, saved, privateComparison.toComparable));

const draftSchema = object({ legalName: string(), taxNumber: string(), deskNote: string() });

/** Returns the draft of changes, one per user and tab. */
export const privateDraft = (uid: string) =>
  changesDraft(`privateSettingsDraft:${uid}`, draftSchema);
