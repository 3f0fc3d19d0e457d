import { maxStaffNoteLength } from '@carwash/domain/customers/customer-note';
import type { CustomerCard } from '@carwash/domain/customers/endpoints';
import { changeCustomerNoteSchema } from '@carwash/domain/customers/endpoints';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { type InferType, number, object, string } from 'yup';
import { callApi } from '~/lib/api/call-api';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import type { FormDraft } from '~/lib/forms/form-draft';
import { saveNote } from '~/lib/forms/save-note';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { DiscardQuestion, KeepTyped, useLeaveTyped } from '~/ui/dialogs/keep-typed';
import { FormField } from '~/ui/forms/form-field';
import { NoteButtons } from '~/ui/forms/note-buttons';

/** The typed note, and the edition of the note from which it started. */
const noteDraftSchema = object({ staffNote: string().defined(), seenEdition: number().required() });

type NoteValues = InferType<typeof noteDraftSchema>;

interface StaffNotesProps {
  card: Pick<CustomerCard, 'customerKey' | 'notes'>;
  onChange: () => void;
}

/** The staff's notes about a customer, and a form to change the one of this card. */
export function StaffNotes({ card: { customerKey, notes }, onChange }: StaffNotesProps) {
  const draft = useTypedDraft(`staffNote:${customerKey}`, noteDraftSchema);
  const [step, setStep] = useState<'shown' | 'changing' | 'left'>(
    draft.read() ? 'changing' : 'shown',
  );
  const own = notes.find((note) => note._id === customerKey);
  const written = notes.filter(({ staffNote }) => staffNote !== '');
  if (step === 'changing') {
    return (
      <NoteForm
        customerKey={customerKey}
        first={{ staffNote: own?.staffNote ?? '', seenEdition: own?.edition ?? 0 }}
        draft={draft}
        onSaved={onChange}
        onLeave={() => setStep('left')}
      />
    );
  }
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
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
      <Button variant="outlined" autoFocus={step === 'left'} onClick={() => setStep('changing')}>
        {own && own.staffNote !== '' ? 'Change the note' : 'Add a note'}
      </Button>
    </Stack>
  );
}

interface NoteFormProps {
  customerKey: string;
  first: NoteValues;
  draft: FormDraft<NoteValues>;
  onSaved: () => void;
  onLeave: () => void;
}

function NoteForm({ customerKey, first, draft, onSaved, onLeave }: NoteFormProps) {
  const { leave, finish, answers } = useLeaveTyped(draft, onLeave);
  const save = async (values: NoteValues, form: FormikHelpers<NoteValues>) => {
    const send = () => {
      const body = changeCustomerNoteSchema.cast(values);
      return callApi('changeCustomerNote', { params: { customerKey }, body });
    };
    if (!(await saveNote(send, values, form))) return;
    onSaved();
    finish();
  };
  return (
    <Formik
      initialValues={first}
      validationSchema={changeCustomerNoteSchema.pick(['staffNote'])}
      onSubmit={save}
    >
      {({ values }) => (
        <Stack component={Form} noValidate sx={{ gap: 1.5, maxWidth: 560 }}>
          <FormField
            name="staffNote"
            label="Note"
            multiline
            minRows={3}
            autoFocus
            autoComplete="off"
            hint={`For the staff. What is written about an account is part of the copy of their data that customers can take. ${values.staffNote.length}\u00a0of\u00a0${maxStaffNoteLength}`}
            slotProps={{ htmlInput: { required: false, maxLength: maxStaffNoteLength } }}
          />
          <NoteButtons onLeave={leave} />
          <KeepTyped draft={draft} />
          <DiscardQuestion {...answers} />
        </Stack>
      )}
    </Formik>
  );
}
