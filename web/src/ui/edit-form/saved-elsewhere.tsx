import Alert from '@mui/material/Alert';

interface SavedElsewhereProps<Field extends PropertyKey> {
  /** What was changed, such as 'This service'. */
  subject: string;
  /** Fields that another admin has saved while the form was open. */
  fields: readonly Field[];
  /** Unsaved changes of the form. */
  changes: Partial<Record<Field, unknown>>;
  /** Names of the fields, for use within a sentence. */
  names: Record<Field, string>;
  /**
   * Lists that are merged, so that both typed and saved entries stay; other lists are replaced when saving.
   */
  lists: Partial<Record<Field, unknown>>;
  onClose: () => void;
}

/** Tells that another admin has changed the same, and what saving would overwrite. */
export function SavedElsewhere<Field extends PropertyKey>({
  subject,
  fields,
  changes,
  names,
  lists,
  onClose,
}: SavedElsewhereProps<Field>) {
  if (fields.length === 0) return null;
  const listed = new Intl.ListFormat('en');
  const namesOf = (some: readonly Field[]) => listed.format(some.map((field) => names[field]));
  const typed = fields.filter((field) => Object.hasOwn(changes, field));
  const merged = typed.filter((field) => Object.hasOwn(lists, field));
  const replaced = typed.filter((field) => !merged.includes(field));
  return (
    <Alert severity={replaced.length > 0 ? 'warning' : 'info'} onClose={onClose}>
      {subject} changed elsewhere meanwhile: {namesOf(fields)}.
      {merged.length > 0 &&
        ` The ${namesOf(merged)} below have both their changes and yours; where both changed the same, yours.`}
      {replaced.length > 0 &&
        ` What you have typed is still here: saving replaces the new ${namesOf(replaced)}.`}
    </Alert>
  );
}
