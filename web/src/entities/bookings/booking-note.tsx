import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingNoteFormSchema } from '@carwash/domain/bookings/endpoints';
import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { ApiFailure } from '~/lib/api/api-failure';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { EditedNote } from '~/ui/edit-form/edited-note';
import { NoteField } from './visit-fields';

/** The typed note, and the note from which it started. */
const draftSchema = object({ note: string().defined(), seenNote: string().defined() });

const changedMeanwhile =
  'Somebody else has changed the note meanwhile. Copy what you wrote, and look again.';

interface BookingNoteProps {
  booking: Booking;
  canChange: boolean;
}

/** The customer's note on a booking, and a form to change it. */
export function BookingNote({ booking: { _id: id, note, version }, canChange }: BookingNoteProps) {
  const { send } = useSaleCommand();
  const label = note === '' ? 'Add a note' : 'Change the note';
  return (
    <EditedNote
      change={canChange ? label : null}
      draft={useTypedDraft(`note:${id}`, draftSchema)}
      first={{ note, seenNote: note }}
      schema={bookingNoteFormSchema}
      send={async ({ seenNote, ...values }) => {
        const typed = bookingNoteFormSchema.cast(values);
        // An attempt that got no answer may have saved what is typed.
        if (note !== seenNote && note !== typed.note) {
          throw new ApiFailure({
            kind: 'http',
            code: 'conflict',
            status: 409,
            message: changedMeanwhile,
          });
        }
        return send('changeBookingNote', { params: { id }, body: { ...typed, version } });
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
