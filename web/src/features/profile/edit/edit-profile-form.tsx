import type { User, UserAnswer } from '@carwash/domain/users/user';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PhoneField } from '~/entities/users/phone-field';
import { paths } from '~/lib/address/paths';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { showChangeFailure } from '~/lib/api/show-failure';
import type { ChangesDraft } from '~/lib/forms/form-draft';
import { useBefore, useUnsavedChanges } from '~/lib/forms/use-unsaved-changes';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { AskBeforeLeaving } from '~/ui/dialogs/ask-before-leaving';
import { FocusFirstError } from '~/ui/forms/focus-first-error';
import { FormField } from '~/ui/forms/form-field';
import { FormSection } from '~/ui/forms/form-section';
import { SaveButton } from '~/ui/forms/save-button';
import { ChangeEmailDialog } from './change-email-dialog';
import { PhotoField } from './photo-field';
import {
  comparableProfile,
  type ProfileDraft,
  type ProfileForm,
  profileDraft,
  profileFormOf,
  profileFormSchema,
  profileUpdate,
} from './profile-form';

/** The email of the account, which is only changed with a mail to the new address. */
function EmailField({ email }: { email: string }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        columnGap: 1.5,
        alignItems: 'start',
        mb: 1,
      }}
    >
      <TextField
        id="email"
        label="Email"
        type="email"
        value={email}
        disabled
        helperText="You sign in with this email."
        slotProps={{ htmlInput: { autoComplete: 'email' } }}
        // Makes the hint readable although the field is disabled.
        sx={{ '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' } }}
      />
      <Button
        onClick={() => setChanging(true)}
        sx={{ minHeight: 44, mt: { sm: 0.75 }, justifySelf: 'start' }}
      >
        Change email
      </Button>
      {isChanging && <ChangeEmailDialog email={email} onClose={() => setChanging(false)} />}
    </Box>
  );
}

/** The fields of the profile. */
function ProfileFields({ email }: { email: string }) {
  return (
    <Stack sx={{ gap: 1 }}>
      <FormField name="name" label="Name" autoComplete="name" />
      <EmailField email={email} />
      <PhoneField name="phone" label="Phone" autoComplete="tel" />
      <FormField
        name="address"
        label="Address (optional)"
        autoComplete="street-address"
        hint="Filled in for you when we come to your place."
        slotProps={{ htmlInput: { required: false } }}
      />
    </Stack>
  );
}

/**
 * Saves the form's changes and shows the outcome as a toast.
 * @param profile the profile as the listener reports it
 * @returns `saved`: the profile as this page knows it, which is the answer to a save until the listener has
 * caught up with it
 */
function useSaveProfile(profile: UserAnswer, draft: ChangesDraft<ProfileDraft>) {
  const [answer, setAnswer] = useState({ known: profile, saved: profile });
  const saved = answer.known === profile ? answer.saved : profile;

  const save = async (values: ProfileForm, form: FormikHelpers<ProfileForm>) => {
    try {
      const body = profileUpdate(values, profileFormOf(saved));
      setAnswer({ known: profile, saved: await callApi('updateProfile', { body }) });
      // Cleared here and not in an effect, because the component may be unmounted by now.
      draft.clear();
      showToast(toastTexts.profileUpdated, { variant: 'success' });
    } catch (failure) {
      const isOnFields = applyFieldErrors(failure, { ...form, values });
      if (!isOnFields) showChangeFailure(failure, toastTexts.profileFailed);
    }
  };

  return { saved, save };
}

const comparison = { toComparable: comparableProfile, lists: [] };

interface EditedProfileProps {
  saved: UserAnswer;
  draft: ChangesDraft<ProfileDraft>;
  /** Whether the form started with a draft from before a reload or a sign-in. */
  isContinued: boolean;
}

/** The fields of the form, with the handling of unsaved changes. */
function EditedProfile({ saved, draft, isContinued }: EditedProfileProps) {
  const { isSubmitting } = useFormikContext();
  const savedForm = useMemo(() => profileFormOf(saved), [saved]);
  const before = useBefore(savedForm, draft);
  const { changes, isChanged, discard } = useUnsavedChanges({
    saved: savedForm,
    before,
    draft,
    comparison,
  });
  return (
    <Stack sx={{ gap: 3 }}>
      <FocusFirstError />
      <AskBeforeLeaving when={isChanged && !isSubmitting} onDiscard={discard} />
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

/** Form of the user's own profile. Starts with the stored draft, if any. */
export function EditProfileForm({ profile }: { profile: User }) {
  const draft = useMemo(() => profileDraft(profile._id), [profile._id]);
  const [typedBefore] = useState(() => draft.read());
  const [initialValues] = useState(() => ({ ...profileFormOf(profile), ...typedBefore?.typed }));
  const { saved, save } = useSaveProfile(profile, draft);
  return (
    <Formik initialValues={initialValues} validationSchema={profileFormSchema} onSubmit={save}>
      <Form noValidate aria-label="Your profile">
        <EditedProfile saved={saved} draft={draft} isContinued={typedBefore !== null} />
      </Form>
    </Formik>
  );
}
