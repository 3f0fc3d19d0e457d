import MenuItem from '@mui/material/MenuItem';
import { useField } from 'formik';
import { FormField } from './form-field';

interface ChoiceListFieldProps {
  name: string;
  label: string;
  /** Name of each choice by its value, in order. */
  choices: ReadonlyMap<string, string>;
  /** Text shown when nothing is chosen. */
  none: string;
  /** Name of a value that is no longer among the choices. It stays until the user removes it. */
  unknown: string;
  /** Whether at least one has to be chosen. */
  required?: boolean;
}

/** A field with a list of choices, of which any number can be chosen. */
export function ChoiceListField({
  name,
  label,
  choices,
  none,
  unknown,
  required = false,
}: ChoiceListFieldProps) {
  const [{ value: chosen }] = useField<readonly string[]>(name);
  const gone = chosen.filter((value) => !choices.has(value));
  const describe = (values: unknown) =>
    (values as string[]).map((value) => choices.get(value) ?? unknown).join(', ') || none;
  return (
    <FormField
      name={name}
      label={label}
      select
      slotProps={{
        inputLabel: { shrink: true },
        select: { multiple: true, displayEmpty: true, renderValue: describe },
        htmlInput: { required },
      }}
    >
      {[...choices.keys(), ...gone].map((value) => (
        <MenuItem key={value} value={value}>
          {choices.get(value) ?? unknown}
        </MenuItem>
      ))}
    </FormField>
  );
}
