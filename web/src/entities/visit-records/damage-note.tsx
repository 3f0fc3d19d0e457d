import { damageNoteFormSchema } from '@carwash/domain/visit-records/endpoints';
import { maxDamageNoteLength } from '@carwash/domain/visit-records/visit-record';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { callApi } from '~/lib/api/call-api';
import { saveNote } from '~/lib/forms/save-note';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { DiscardQuestion, KeepTyped, useLeaveTyped } from '~/ui/dialogs/keep-typed';
import { FormField } from '~/ui/forms/form-field';
import { NoteButtons } from '~/ui/forms/note-buttons';

const draftSchema = object({ damageNote: string().defined(), seenNote: string().defined() });

/** Returns the draft of a damage note, with the note from which it started. */
export const useDamageDraft = (bookingId: string) =>
  useTypedDraft(`damageNote:${bookingId}`, draftSchema);

interface DamageNoteProps {
  bookingId: string;
  damageNote: string;
}

/** The damage note of a visit, and a form to change it. */
export function DamageNote({ bookingId, damageNote }: DamageNoteProps) {
  /** The note on the screen when the form was opened; null while it is closed. */
  const draft = useDamageDraft(bookingId);
  const [seenNote, setSeenNote] = useState(draft.read()?.seenNote ?? null);
  const [hasLeft, setHasLeft] = useState(false);
  if (seenNote !== null) {
    const leave = () => {
      setSeenNote(null);
      setHasLeft(true);
    };
    return (
      <DamageNoteForm bookingId={bookingId} seenNote={seenNote} draft={draft} onLeave={leave} />
    );
  }
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <DamageNoteText damageNote={damageNote === '' ? 'No damage noted.' : damageNote} />
      <Button variant="outlined" autoFocus={hasLeft} onClick={() => setSeenNote(damageNote)}>
        {damageNote === '' ? 'Note damage' : 'Change the damage note'}
      </Button>
    </Stack>
  );
}

/** The text of a damage note. */
export const DamageNoteText = ({ damageNote }: { damageNote: string }) => (
  <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{damageNote}</Typography>
);

interface DamageNoteFormProps {
  bookingId: string;
  seenNote: string;
  draft: ReturnType<typeof useDamageDraft>;
  onLeave: () => void;
}

const optional = { htmlInput: { required: false, maxLength: maxDamageNoteLength } } as const;

function DamageNoteForm({ bookingId, seenNote, draft, onLeave }: DamageNoteFormProps) {
  const { leave, finish, answers } = useLeaveTyped(draft, onLeave);
  const initial = { damageNote: seenNote, seenNote };
  const save = async (values: typeof initial, form: FormikHelpers<typeof initial>) => {
    const send = () => {
      const body = { ...values, ...damageNoteFormSchema.cast(values) };
      return callApi('changeDamageNote', { params: { id: bookingId }, body });
    };
    if (await saveNote(send, values, form)) finish();
  };
  return (
    <Formik initialValues={initial} validationSchema={damageNoteFormSchema} onSubmit={save}>
      {({ values }) => (
        <Stack component={Form} noValidate sx={{ gap: 1.5 }}>
          <FormField
            name="damageNote"
            label="Damage note"
            multiline
            autoComplete="off"
            minRows={2}
            autoFocus
            hint={`The customer sees it. ${values.damageNote.length}\u00a0of\u00a0${maxDamageNoteLength}`}
            slotProps={optional}
          />
          <NoteButtons onLeave={leave} />
          <KeepTyped draft={draft} />
          <DiscardQuestion {...answers} />
        </Stack>
      )}
    </Formik>
  );
}
