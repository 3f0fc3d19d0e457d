import type { User } from '@carwash/domain/users/user';
import { Form, Formik } from 'formik';
import { useMemo, useState } from 'react';
import { EditedProfile } from './edited-profile.tsx';
import { profileDraft, profileFormOf, profileFormSchema } from './profile-form.ts';
import { useSaveProfile } from './use-save-profile.ts';

/** The own profile, to be changed. Begins with what was typed before and is not saved yet. */
export function EditProfileForm({ profile }: { profile: User }) {
  const draft = useMemo(() => profileDraft(profile._id), [profile._id]);
  const [typedBefore] = useState(() => draft.read());
  const [initialValues] = useState(() => ({ ...profileFormOf(profile), ...typedBefore }));
  const { saved, save } = useSaveProfile(profile, draft);
  return (
    <Formik initialValues={initialValues} validationSchema={profileFormSchema} onSubmit={save}>
      <Form noValidate aria-label="Your profile">
        <EditedProfile saved={saved} draft={draft} isContinued={typedBefore !== null} />
      </Form>
    </Formik>
  );
}
