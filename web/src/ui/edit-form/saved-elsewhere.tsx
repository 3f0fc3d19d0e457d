import Alert from '@mui/material/Alert';

interface SavedElsewhereProps<Field extends PropertyKey> {
  /** Start of the sentence, such as 'This service was'. */
  subject: string;
  /** Fields that somebody else has saved while the form was open. */
  fields: readonly Field[];
  /** Unsaved changes of the form. */
  changes: Partial<Record<Field, unknown>>;
  /** Names of the fields, for use within a sentence. */
  names: Record<Field, string>;
  onClose: () => void;
}

/** Tells that somebody else has changed the same record, and which of those changes saving would overwrite. */
export function SavedElsewhere<Field extends PropertyKey>({
  subject,
  fields,
  changes,
  names,
  onClose,
}: SavedElsewhereProps<Field>) {
  if (fields.length === 0) return null;
  const listed = new Intl.ListFormat('en');
  const namesOf = (some: readonly Field[]) => listed.format(some.map((field) => names[field]));
  const replaced = fields.filter((field) => Object.hasOwn(changes, field));
  return (
    <Alert severity={replaced.length > 0 ? 'warning' : 'info'} onClose={onClose}>
      {subject} changed elsewhere meanwhile: {namesOf(fields)}.
      {replaced.length > 0 &&
        ` What you have typed is still here: saving replaces the new ${namesOf(replaced)}.`}
    </Alert>
  );
}
