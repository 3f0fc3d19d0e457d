import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingNoteFormSchema } from '@carwash/domain/bookings/endpoints';
import Typography from '@mui/material/Typography';
import { number, object, string } from 'yup';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { EditedNote } from '~/ui/edit-form/edited-note';
import { NoteField } from './visit-fields';

/** The typed note, and the version of the booking from which it started. */
const draftSchema = object({ note: string().defined(), version: number().required() });

interface BookingNoteProps {
  booking: Booking;
  canChange: boolean;
}

/** The customer's note on a booking, and a form to change it. */
export function BookingNote({ booking: { _id: id, note, version }, canChange }: BookingNoteProps) {
  const { send, isOutdated } = useSaleCommand();
  const label = note === '' ? 'Add a note' : 'Change the note';
  return (
    <EditedNote
      change={canChange ? label : null}
      draft={useTypedDraft(`note:${id}`, draftSchema)}
      first={{ note, version }}
      schema={bookingNoteFormSchema}
      send={(values) => {
        const seen = isOutdated ? version : values.version;
        const body = { ...bookingNoteFormSchema.cast(values), version: seen };
        return send('changeBookingNote', { params: { id }, body });
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
