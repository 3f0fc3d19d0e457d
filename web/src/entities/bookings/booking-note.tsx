import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingNoteFormSchema } from '@carwash/domain/bookings/endpoints';
import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { callApi } from '~/lib/api/call-api';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { EditedNote } from '~/ui/edit-form/edited-note';
import { NoteField } from './visit-fields';

const draftSchema = object({ note: string().defined(), seenNote: string().defined() });

interface BookingNoteProps {
  booking: Booking;
  canChange: boolean;
}

/** The customer's note on a booking, and a form to change it. */
export function BookingNote({ booking: { _id: id, note }, canChange }: BookingNoteProps) {
  const label = note === '' ? 'Add a note' : 'Change the note';
  return (
    <EditedNote
      change={canChange ? label : null}
      draft={useTypedDraft(`note:${id}`, draftSchema)}
      first={{ note, seenNote: note }}
      schema={bookingNoteFormSchema}
      send={(values) => {
        const body = { ...values, ...bookingNoteFormSchema.cast(values) };
        return callApi('changeBookingNote', { params: { id }, body });
      }}
      field={<NoteField autoFocus />}
    >
      <Typography
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          ...(note === '' && { color: 'text.secondary' }),
        }}
      >
        {note === '' ? 'Nothing noted.' : note}
      </Typography>
    </EditedNote>
  );
}
