import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { FormDraft } from '~/lib/forms/form-draft';
import { saveNote } from '~/lib/forms/save-note';
import { DiscardQuestion, KeepTyped, useLeaveTyped } from '../dialogs/keep-typed';

interface NoteFormProps<Values extends object> {
  draft: FormDraft<Values>;
  /** The values when the form opens. */
  first: Values;
  schema: AnyObjectSchema;
  send: (values: Values) => Promise<unknown>;
  onSaved?: () => void;
  /** Called with true while the note is being saved, and with false afterwards. */
  onSaving?: ((isSaving: boolean) => void) | undefined;
  /** The field. */
  field: ReactNode;
}

interface EditedNoteProps<Values extends object> extends NoteFormProps<Values> {
  /** Label of the button that opens the form; null where the note cannot be changed. */
  change: string | null;
  /** The note as it is shown. */
  children: ReactNode;
}

/** A note, and a form to change it. What is typed survives a reload. */
export function EditedNote<Values extends object>(props: EditedNoteProps<Values>) {
  const { change, children, ...form } = props;
  const [step, setStep] = useState<'shown' | 'changing' | 'left'>(
    form.draft.read() ? 'changing' : 'shown',
  );
  // An open form stays when the note can no longer be changed, so that no typed text is lost: the server then refuses
  // the change.
  if (step === 'changing') return <NoteForm {...form} onLeave={() => setStep('left')} />;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      {children}
      {change !== null && (
        <Button
          variant="outlined"
          // Takes the focus back when the form closes.
          autoFocus={step === 'left'}
          onClick={() => setStep('changing')}
        >
          {change}
        </Button>
      )}
    </Stack>
  );
}

function NoteForm<Values extends object>({
  draft,
  first,
  schema,
  send,
  onSaved,
  onSaving,
  field,
  onLeave,
}: NoteFormProps<Values> & { onLeave: () => void }) {
  const { leave, finish, answers } = useLeaveTyped(draft, onLeave);
  const save = async (values: Values, form: FormikHelpers<Values>) => {
    onSaving?.(true);
    try {
      if (!(await saveNote(() => send(values), values, form))) return;
      onSaved?.();
      finish();
    } finally {
      onSaving?.(false);
    }
  };
  return (
    <Formik initialValues={first} validationSchema={schema} onSubmit={save}>
      <Stack component={Form} noValidate sx={{ gap: 1.5 }}>
        {field}
        <Buttons onLeave={leave} />
        <KeepTyped draft={draft} />
        <DiscardQuestion {...answers} />
      </Stack>
    </Formik>
  );
}

function Buttons({ onLeave }: { onLeave: () => void }) {
  const { isSubmitting } = useFormikContext();
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <Button type="submit" variant="contained" loading={isSubmitting}>
        Save note
      </Button>
      <Button disabled={isSubmitting} onClick={onLeave}>
        Cancel
      </Button>
    </Stack>
  );
}
