import type { Booking } from '@carwash/domain/bookings/booking';
import { changeBookingNoteSchema } from '@carwash/domain/bookings/endpoints';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { type InferType, object, string } from 'yup';
import { callApi } from '~/lib/api/call-api';
import type { FormDraft } from '~/lib/forms/form-draft';
import { saveNote } from '~/lib/forms/save-note';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { DiscardQuestion, KeepTyped, useLeaveTyped } from '~/ui/dialogs/keep-typed';
import { NoteButtons } from '~/ui/forms/note-buttons';
import { NoteField } from './visit-fields';

const noteDraftSchema = object({ note: string().defined() });

type NoteValues = InferType<typeof noteDraftSchema>;

interface BookingNoteProps {
  booking: Booking;
  canChange: boolean;
}

/** The customer's note on a booking, and a form to change it. */
export function BookingNote({ booking: { _id, note }, canChange }: BookingNoteProps) {
  const draft = useTypedDraft(`note:${_id}`, noteDraftSchema);
  const [step, setStep] = useState<'shown' | 'changing' | 'left'>(
    draft.read() ? 'changing' : 'shown',
  );
  // An open form stays when the time to change the note runs out, so that no typed text is lost: the server
  // then refuses the change.
  if (step === 'changing') {
    return <NoteForm bookingId={_id} note={note} draft={draft} onLeave={() => setStep('left')} />;
  }
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Typography
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          ...(note === '' && { color: 'text.secondary' }),
        }}
      >
        {note === '' ? 'Nothing noted.' : note}
      </Typography>
      {canChange && (
        <Button
          variant="outlined"
          // Takes the focus back when the form closes.
          autoFocus={step === 'left'}
          onClick={() => setStep('changing')}
        >
          {note === '' ? 'Add a note' : 'Change the note'}
        </Button>
      )}
    </Stack>
  );
}

interface NoteFormProps {
  bookingId: string;
  note: string;
  draft: FormDraft<NoteValues>;
  onLeave: () => void;
}

function NoteForm({ bookingId, note, draft, onLeave }: NoteFormProps) {
  const { leave, finish, answers } = useLeaveTyped(draft, onLeave);
  const save = async (values: NoteValues, form: FormikHelpers<NoteValues>) => {
    const send = () => {
      const body = changeBookingNoteSchema.cast(values);
      return callApi('changeBookingNote', { params: { id: bookingId }, body });
    };
    if (await saveNote(send, values, form)) finish();
  };
  return (
    <Formik initialValues={{ note }} validationSchema={changeBookingNoteSchema} onSubmit={save}>
      <Stack component={Form} noValidate sx={{ gap: 1.5 }}>
        <NoteField autoFocus />
        <NoteButtons onLeave={leave} />
        <KeepTyped draft={draft} />
        <DiscardQuestion {...answers} />
      </Stack>
    </Formik>
  );
}
