import Alert from '@mui/material/Alert';
import { type ServiceForm, serviceFieldNames } from './service-form.ts';

type Field = keyof ServiceForm;

const listed = new Intl.ListFormat('en');
const namesOf = (fields: readonly Field[]): string =>
  listed.format(fields.map((field) => serviceFieldNames[field]));

interface SavedElsewhereProps {
  /** What somebody else has saved while the form was open. */
  fields: readonly Field[];
  /** What the form has changed and not saved. */
  changes: Partial<ServiceForm>;
  onClose: () => void;
}

/** Tells that somebody else has changed the service meanwhile, and what saving would do to that. */
export function SavedElsewhere({ fields, changes, onClose }: SavedElsewhereProps) {
  if (fields.length === 0) return null;
  const replaced = fields.filter((field) => Object.hasOwn(changes, field));
  return (
    <Alert severity={replaced.length > 0 ? 'warning' : 'info'} onClose={onClose}>
      This service was changed elsewhere meanwhile: {namesOf(fields)}.
      {replaced.length > 0 &&
        ` What you have typed is still here: saving replaces the new ${namesOf(replaced)}.`}
    </Alert>
  );
}
