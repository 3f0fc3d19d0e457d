import type { User } from '@carwash/domain/entities/user';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { FormDraft } from '~/lib/form-draft.ts';
import {
  changedFields,
  followProfile,
  type ProfileDraft,
  type ProfileForm,
  profileFormOf,
} from './profile-form.ts';

/** Lets the fields that nobody has touched follow the profile; returns the profile they follow. */
function useFollowedProfile(saved: User): User {
  const { values, setValues } = useFormikContext<ProfileForm>();
  const [followed, setFollowed] = useState(saved);
  const follow = useEffectEvent(() => {
    if (saved === followed) return;
    setFollowed(saved);
    void setValues(followProfile(values, profileFormOf(followed), profileFormOf(saved)));
  });
  // Before the browser paints: no frame shows the old text as if it were a change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another profile is followed
  useLayoutEffect(() => follow(), [saved]);
  return followed;
}

/**
 * What the surrounding form has changed of the saved profile, kept in `draft` until it is saved or
 * typed back.
 */
export function useUnsavedChanges(
  saved: User,
  draft: FormDraft<ProfileDraft>,
): { changes: Partial<ProfileForm>; isChanged: boolean } {
  const { values } = useFormikContext<ProfileForm>();
  const followed = useFollowedProfile(saved);
  const changes = changedFields(values, profileFormOf(followed));
  const isChanged = Object.keys(changes).length > 0;

  const keepDraft = useEffectEvent(() => {
    if (isChanged) draft.write(changes);
    else draft.clear();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is written when the text or the profile changes
  useEffect(() => keepDraft(), [values, followed]);

  return { changes, isChanged };
}
