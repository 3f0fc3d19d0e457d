import type { UserAnswer } from '@carwash/domain/users/user';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import type { FormDraft } from '~/lib/forms/form-draft.ts';
import { useUnsavedChanges } from '~/lib/forms/use-unsaved-changes.ts';
import { AskBeforeLeaving } from '~/ui/dialogs/ask-before-leaving.tsx';
import { FocusFirstError } from '~/ui/forms/focus-first-error.tsx';
import { FormSection } from '~/ui/forms/form-section.tsx';
import { SaveButton } from '~/ui/forms/save-button.tsx';
import { PhotoField } from './photo-field.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { comparedProfile, type ProfileDraft, profileFormOf } from './profile-form.ts';

interface EditedProfileProps {
  saved: UserAnswer;
  draft: FormDraft<ProfileDraft>;
  /** The form began with changes from before a reload or a sign-in. */
  isContinued: boolean;
}

/** What the form shows, and what it knows of itself: whether anything would be lost by leaving. */
export function EditedProfile({ saved, draft, isContinued }: EditedProfileProps) {
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
        <Button component={Link} to={paths.profile}>
          Cancel
        </Button>
        <SaveButton label="Save changes" labelWhileSaving="Saving…" disabled={!isChanged} />
      </Stack>
    </Stack>
  );
}
