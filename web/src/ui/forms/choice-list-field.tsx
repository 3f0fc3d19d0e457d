import MenuItem from '@mui/material/MenuItem';
import { useField } from 'formik';
import { FormField } from './form-field';

interface ChoiceListFieldProps {
  name: string;
  label: string;
  /** Name of each choice by its value, in order. */
  choices: ReadonlyMap<string, string>;
  /** What it means that none is chosen. */
  none: string;
  /** What a value is called that is no choice any more. It stays until somebody takes it out. */
  unknown: string;
  /** Whether one has to be chosen. */
  required?: boolean;
}

/** Several of a list, or none. */
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
