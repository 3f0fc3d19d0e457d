import {
  completeSignUpSchema,
  type UpdateProfile,
  updateProfileSchema,
} from '@carwash/domain/users/endpoints';
import { formatPhoneNumber, phoneField, phoneNumberOf } from '@carwash/domain/users/phone-number';
import type { UserAnswer } from '@carwash/domain/users/user';
import { type InferType, object, string } from 'yup';
import { businessCountry } from '~/lib/business-country';
import { changedFields, type ToComparable } from '~/lib/forms/form-changes';
import { changesDraft } from '~/lib/forms/form-draft';

/** The values of the profile form. */
export type ProfileForm = Pick<UserAnswer, 'name' | 'phone' | 'address' | 'profileImage'>;

/** Validates the profile like a new account, but the phone number is required. */
export const profileFormSchema = completeSignUpSchema.shape({
  phone: phoneField(businessCountry).required('Phone is required.'),
});

export const profileFormOf = ({ name, phone, address, profileImage }: UserAnswer): ProfileForm => ({
  name,
  phone: formatPhoneNumber(phone),
  address,
  profileImage,
});

const trimmed = (text: string | null) => text?.trim() ?? null;

/** Returns the values for comparison, without surrounding spaces and with phone numbers in one notation. */
export const comparableProfile: ToComparable<ProfileForm> = ({
  name,
  phone,
  address,
  profileImage,
}) => ({
  name: trimmed(name),
  phone: phoneNumberOf(phone, businessCountry) ?? trimmed(phone),
  address: trimmed(address),
  profileImage,
});

/**
 * Returns the request body for an update: only the changes, so that other fields are not overwritten with old
 * values.
 */
export const profileUpdate = (typed: ProfileForm, saved: ProfileForm): UpdateProfile =>
  updateProfileSchema.cast(changedFields(typed, saved, comparableProfile));

const draftSchema = object({
  name: string(),
  phone: string(),
  address: string(),
  profileImage: string().nullable(),
});

export type ProfileDraft = InferType<typeof draftSchema>;

/** Returns the draft of changes to the profile, one per user and tab. */
export const profileDraft = (uid: string) => changesDraft(`profileDraft:${uid}`, draftSchema);
