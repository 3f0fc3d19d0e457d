import type { Booking } from '@carwash/domain/bookings/booking';
import { changeBookingNoteSchema } from '@carwash/domain/bookings/endpoints';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { saveNote } from '~/lib/forms/save-note';
import { NoteButtons } from '~/ui/forms/note-buttons';
import { NoteField } from './visit-fields';

interface BookingNoteProps {
  booking: Booking;
  canChange: boolean;
}

/** The customer's note on a booking, and a form to change it. */
export function BookingNote({ booking: { _id, note }, canChange }: BookingNoteProps) {
  const [step, setStep] = useState<'shown' | 'changing' | 'left'>('shown');
  // An open form stays when the time to change the note runs out, so that no typed text is lost: the server
  // then refuses the change.
  if (step === 'changing') {
    return <NoteForm bookingId={_id} note={note} onLeave={() => setStep('left')} />;
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
  onLeave: () => void;
}

function NoteForm({ bookingId, note, onLeave }: NoteFormProps) {
  const save = async (values: { note: string }, form: FormikHelpers<{ note: string }>) => {
    const send = () => {
      const body = changeBookingNoteSchema.cast(values);
      return callApi('changeBookingNote', { params: { id: bookingId }, body });
    };
    if (await saveNote(send, values, form)) onLeave();
  };
  return (
    <Formik initialValues={{ note }} validationSchema={changeBookingNoteSchema} onSubmit={save}>
      <Stack component={Form} noValidate sx={{ gap: 1.5 }}>
        <NoteField autoFocus />
        <NoteButtons onLeave={onLeave} />
      </Stack>
    </Formik>
  );
}
