import {
  completeSignUpSchema,
  type UpdateProfile,
  updateProfileSchema,
} from '@carwash/domain/api/account-endpoints';
import type { User } from '@carwash/domain/entities/user';
import { type InferType, object, string } from 'yup';
import { formDraft } from '~/lib/form-draft.ts';

/** What can be changed of a profile, as it is typed. */
export type ProfileForm = Pick<User, 'name' | 'phone' | 'address' | 'profileImage'>;

/** The same rules and words as when the account was made. */
export const profileFormSchema = completeSignUpSchema;

const fields = ['name', 'phone', 'address', 'profileImage'] as const;

export const profileFormOf = ({ name, phone, address, profileImage }: User): ProfileForm => ({
  name,
  phone,
  address,
  profileImage,
});

const isSame = (one: string | null, other: string | null): boolean =>
  (one?.trim() ?? null) === (other?.trim() ?? null);

/** The fields, as they were typed, that are not as they are saved. Spaces around a text are nothing. */
export const changedFields = (typed: ProfileForm, saved: ProfileForm): Partial<ProfileForm> =>
  Object.fromEntries(
    fields
      .filter((field) => !isSame(typed[field], saved[field]))
      .map((field) => [field, typed[field]]),
  );

/** What the API is told: the changes alone, so that nothing else is set back to how it once was. */
export const profileUpdate = (typed: ProfileForm, saved: ProfileForm): UpdateProfile =>
  updateProfileSchema.cast(changedFields(typed, saved));

/**
 * The form after the profile was saved, here or elsewhere: what somebody has typed and what is not
 * saved yet stays, everything else is as it is saved.
 * @param before the profile that the form has shown so far
 */
export const followProfile = (
  typed: ProfileForm,
  before: ProfileForm,
  now: ProfileForm,
): ProfileForm => {
  const kept = { ...now, ...changedFields(typed, before) };
  return { ...now, ...changedFields(kept, now) };
};

const draftSchema = object({
  name: string(),
  phone: string(),
  address: string(),
  profileImage: string().nullable(),
});

export type ProfileDraft = InferType<typeof draftSchema>;

/** What of the profile is changed and not saved, per person and tab. */
export const profileDraft = (uid: string) => formDraft(`profileDraft:${uid}`, draftSchema);
