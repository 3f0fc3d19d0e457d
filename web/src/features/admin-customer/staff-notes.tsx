import { isAccountDeleted } from '@carwash/domain/customers/customer-key';
import { maxStaffNoteLength } from '@carwash/domain/customers/customer-note';
import type { CustomerCard } from '@carwash/domain/customers/endpoints';
import { changeCustomerNoteSchema } from '@carwash/domain/customers/endpoints';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { number, object, string } from 'yup';
import { callApi } from '~/lib/api/call-api';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { EditedNote } from '~/ui/edit-form/edited-note';
import { CountedField } from '~/ui/forms/counted-field';

/** The typed note, and the edition of the note from which it started. */
const draftSchema = object({ staffNote: string().defined(), seenEdition: number().required() });

const formSchema = changeCustomerNoteSchema.pick(['staffNote']);

interface StaffNotesProps {
  card: Pick<CustomerCard, 'customerKey' | 'notes' | 'uid'>;
  onChange: () => void;
}

/** The staff's notes about a customer, and a form to change the one of this card. */
export function StaffNotes({ card, onChange }: StaffNotesProps) {
  const { customerKey, notes } = card;
  const own = notes.find((note) => note._id === customerKey);
  const label = own && own.staffNote !== '' ? 'Change the note' : 'Add a note';
  const written = notes.filter(({ staffNote }) => staffNote !== '');
  return (
    <EditedNote
      change={isAccountDeleted(card) ? null : label}
      draft={useTypedDraft(`staffNote:${customerKey}`, draftSchema)}
      first={{ staffNote: own?.staffNote ?? '', seenEdition: own?.edition ?? 0 }}
      schema={formSchema}
      send={(values) => {
        const body = changeCustomerNoteSchema.cast(values);
        return callApi('changeCustomerNote', { body: { ...body, customerKey } });
      }}
      onSaved={onChange}
      field={
        <Box sx={{ maxWidth: 560 }}>
          <CountedField
            name="staffNote"
            label="Note"
            minRows={3}
            autoFocus
            hint="For the staff. What is written about an account is part of the copy of their data that customers can take."
            maxLength={maxStaffNoteLength}
          />
        </Box>
      }
    >
      {written.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Nothing noted.</Typography>
      )}
      {written.map(({ _id, staffNote, writtenBy, writtenAt }) => (
        <div key={_id}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {staffNote}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {writtenBy}, {formatDateTime(writtenAt, businessTimeZone)}
          </Typography>
        </div>
      ))}
    </EditedNote>
  );
}
