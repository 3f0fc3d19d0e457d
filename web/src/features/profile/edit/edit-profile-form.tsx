import type { User, UserAnswer } from '@carwash/domain/users/user';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useSnackbar } from 'notistack';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { useTellChangeFailure } from '~/lib/api/use-tell-change-failure';
import type { FormDraft } from '~/lib/forms/form-draft';
import { useUnsavedChanges } from '~/lib/forms/use-unsaved-changes';
import { toastTexts } from '~/lib/toasts';
import { AskBeforeLeaving } from '~/ui/dialogs/ask-before-leaving';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { FormSection } from '~/ui/forms/form-section';
import { SaveButton } from '~/ui/forms/save-button';
import { PhotoField } from './photo-field';
import {
  comparedProfile,
  type ProfileDraft,
  type ProfileForm,
  profileDraft,
  profileFormOf,
  profileFormSchema,
  profileUpdate,
} from './profile-form';

/** The details, with the email among them that stays as it is. */
function ProfileFields({ email }: { email: string }) {
  return (
    <Stack sx={{ gap: 1 }}>
      <FormField name="name" label="Name" autoComplete="name" />
      <TextField
        id="email"
        label="Email"
        type="email"
        value={email}
        disabled
        helperText="You sign in with this email, so it cannot be changed here."
        // The explanation is there to be read, unlike what is disabled.
        sx={{ mb: 1, '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' } }}
      />
      <FormField name="phone" label="Phone" type="tel" autoComplete="tel" />
      <FormField name="address" label="Address" autoComplete="street-address" />
    </Stack>
  );
}

/**
 * Saves what the form has changed and tells how it went.
 * @param profile the profile as the listener knows it
 * @returns `saved`: the profile as this page knows it. The answer to a save may be ahead of the
 *   listener, and counts until that has caught up.
 */
function useSaveProfile(profile: UserAnswer, draft: FormDraft<ProfileDraft>) {
  const [answer, setAnswer] = useState({ known: profile, saved: profile });
  const { enqueueSnackbar } = useSnackbar();
  const tellFailure = useTellChangeFailure();
  const saved = answer.known === profile ? answer.saved : profile;

  const save = async (values: ProfileForm, form: FormikHelpers<ProfileForm>) => {
    try {
      const body = profileUpdate(values, profileFormOf(saved));
      setAnswer({ known: profile, saved: await callApi('updateProfile', { body }) });
      // The page may have been left meanwhile: then nobody else clears it.
      draft.clear();
      enqueueSnackbar(toastTexts.profileUpdated, { variant: 'success' });
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) tellFailure(failure, toastTexts.profileFailed);
    }
  };

  return { saved, save };
}

interface EditedProfileProps {
  saved: UserAnswer;
  draft: FormDraft<ProfileDraft>;
  /** The form began with changes from before a reload or a sign-in. */
  isContinued: boolean;
}

/** What the form shows, and what it knows of itself: whether anything would be lost by leaving. */
function EditedProfile({ saved, draft, isContinued }: EditedProfileProps) {
  const { isSubmitting } = useFormikContext();
  const savedForm = useMemo(() => profileFormOf(saved), [saved]);
  const { changes, isChanged } = useUnsavedChanges(savedForm, draft, comparedProfile);
  return (
    <Stack sx={{ gap: 3 }}>
      <FocusFirstError />
      <AskBeforeLeaving when={isChanged && !isSubmitting} onDiscard={draft.clear} />
      {isContinued && isChanged && (
        <Alert severity="info">Here are the changes that you had not saved yet.</Alert>
      )}
      <FormSection title="Photo">
        <PhotoField isChanged={Object.hasOwn(changes, 'profileImage')} />
      </FormSection>
      <FormSection title="Your details">
        <ProfileFields email={saved.email} />
      </FormSection>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        <Button component={RouterLink} to={paths.profile}>
          Cancel
        </Button>
        <SaveButton label="Save changes" labelWhileSaving="Saving…" disabled={!isChanged} />
      </Stack>
    </Stack>
  );
}

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
