import { maxNoteLength } from '@carwash/domain/payments/visit';
import TextField from '@mui/material/TextField';
import { useField } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { CountedField } from '~/ui/forms/counted-field';

interface AddressFieldProps {
  /** The customer's usual address, as far as it is known: filled in until the customer types something. */
  usual: string | null;
}

/** Turns line breaks into spaces. An address is one line, which may be longer than a phone is wide. */
const onOneLine = (typed: string) => typed.replaceAll(/\s*[\r\n]+\s*/g, ' ');

/** The field for the customer's address. Only for services that are done at the customer's place. */
export function AddressField({ usual }: AddressFieldProps) {
  const [field, { touched, error }, { setValue }] = useField<string>('address');
  const fillIn = useEffectEvent((known: string) => {
    if (field.value === '' && !touched) void setValue(known);
  });
  useEffect(() => {
    if (usual !== null && usual !== '') fillIn(usual);
  }, [usual]);
  const shownError = touched ? error : undefined;
  return (
    <TextField
      {...field}
      onChange={({ target }) => setValue(onOneLine(target.value))}
      label="Address"
      multiline
      autoComplete="street-address"
      error={shownError !== undefined}
      helperText={shownError ?? 'The vehicle has to stand where we can get to it.'}
      slotProps={{ htmlInput: { required: true } }}
    />
  );
}

/** The field for a note to the desk. */
export const NoteField = (props: { autoFocus?: boolean }) => (
  <CountedField
    {...props}
    name="note"
    label="Note to the desk (optional)"
    hint="For example a gate code, or a scratch to be careful with."
    maxLength={maxNoteLength}
  />
);
