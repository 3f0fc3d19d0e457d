import type { User } from '@carwash/domain/entities/user';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AskBeforeLeaving } from '~/components/ask-before-leaving.tsx';
import { FocusFirstError } from '~/components/focus-first-error.tsx';
import type { FormDraft } from '~/lib/form-draft.ts';
import { paths } from '~/lib/paths.ts';
import { PhotoField } from './photo-field.tsx';
import { ProfileFields } from './profile-fields.tsx';
import type { ProfileDraft } from './profile-form.ts';
import { SaveButton } from './save-button.tsx';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

interface EditedProfileProps {
  saved: User;
  draft: FormDraft<ProfileDraft>;
  /** The form began with changes from before a reload or a sign-in. */
  isContinued: boolean;
}

/** What the form shows, and what it knows of itself: whether anything would be lost by leaving. */
export function EditedProfile({ saved, draft, isContinued }: EditedProfileProps) {
  const { isSubmitting } = useFormikContext();
  const { changes, isChanged } = useUnsavedChanges(saved, draft);
  return (
    <Stack sx={{ gap: 3 }}>
      <FocusFirstError />
      <AskBeforeLeaving when={isChanged && !isSubmitting} onDiscard={draft.clear} />
      {isContinued && isChanged && (
        <Alert severity="info">Here are the changes that you had not saved yet.</Alert>
      )}
      <Section title="Photo">
        <PhotoField isChanged={Object.hasOwn(changes, 'profileImage')} />
      </Section>
      <Section title="Your details">
        <ProfileFields email={saved.email} />
      </Section>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        <Button component={Link} to={paths.profile}>
          Cancel
        </Button>
        <SaveButton isChanged={isChanged} />
      </Stack>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper
      component="section"
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, borderRadius: '20px' }}
    >
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
