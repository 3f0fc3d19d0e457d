import {
  completeSignUpSchema,
  type UpdateProfile,
  updateProfileSchema,
} from '@carwash/domain/users/endpoints';
import type { UserAnswer } from '@carwash/domain/users/user';
import { type InferType, object, string } from 'yup';
import { type Compared, changedFields } from '~/lib/forms/form-changes';
import { formDraft } from '~/lib/forms/form-draft';

/** What can be changed of a profile, as it is typed. */
export type ProfileForm = Pick<UserAnswer, 'name' | 'phone' | 'address' | 'profileImage'>;

/** The same rules and words as when the account was made. */
export const profileFormSchema = completeSignUpSchema;

export const profileFormOf = ({ name, phone, address, profileImage }: UserAnswer): ProfileForm => ({
  name,
  phone,
  address,
  profileImage,
});

const trimmed = (text: string | null) => text?.trim() ?? null;

/** Spaces around a text are nothing. */
export const comparedProfile: Compared<ProfileForm> = ({ name, phone, address, profileImage }) => ({
  name: trimmed(name),
  phone: trimmed(phone),
  address: trimmed(address),
  profileImage,
});

/** What the API is told: the changes alone, so that nothing else is set back to how it once was. */
export const profileUpdate = (typed: ProfileForm, saved: ProfileForm): UpdateProfile =>
  updateProfileSchema.cast(changedFields(typed, saved, comparedProfile));

const draftSchema = object({
  name: string(),
  phone: string(),
  address: string(),
  profileImage: string().nullable(),
});

export type ProfileDraft = InferType<typeof draftSchema>;

/** What of the profile is changed and not saved, per person and tab. */
export const profileDraft = (uid: string) => formDraft(`profileDraft:${uid}`, draftSchema);
