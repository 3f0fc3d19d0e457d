import { damageNoteFormSchema } from '@carwash/domain/visit-records/endpoints';
import { maxDamageNoteLength } from '@carwash/domain/visit-records/visit-record';
import Typography from '@mui/material/Typography';
import { object, string } from 'yup';
import { callApi } from '~/lib/api/call-api';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';
import { EditedNote } from '~/ui/edit-form/edited-note';
import { CountedField } from '~/ui/forms/counted-field';

const draftSchema = object({ damageNote: string().defined(), seenNote: string().defined() });

/** Returns the draft of a damage note, with the note from which it started. */
export const useDamageDraft = (bookingId: string) =>
  useTypedDraft(`damageNote:${bookingId}`, draftSchema);

interface DamageNoteProps {
  bookingId: string;
  damageNote: string;
  /** Called with true while the note is being saved, and with false afterwards. */
  onSaving?: ((isSaving: boolean) => void) | undefined;
}

/** The damage note of a visit, and a form to change it. */
export const DamageNote = ({ bookingId, damageNote, onSaving }: DamageNoteProps) => (
  <EditedNote
    change={damageNote === '' ? 'Note damage' : 'Change the damage note'}
    draft={useDamageDraft(bookingId)}
    first={{ damageNote, seenNote: damageNote }}
    schema={damageNoteFormSchema}
    onSaving={onSaving}
    send={(values) => {
      const body = { ...values, ...damageNoteFormSchema.cast(values) };
      return callApi('changeDamageNote', { params: { id: bookingId }, body });
    }}
    field={
      <CountedField
        name="damageNote"
        label="Damage note"
        autoFocus
        hint="The customer sees it."
        maxLength={maxDamageNoteLength}
      />
    }
  >
    <DamageNoteText damageNote={damageNote === '' ? 'No damage noted.' : damageNote} />
  </EditedNote>
);

/** The text of a damage note. */
export const DamageNoteText = ({ damageNote }: { damageNote: string }) => (
  <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{damageNote}</Typography>
);
