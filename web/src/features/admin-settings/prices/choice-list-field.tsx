import MenuItem from '@mui/material/MenuItem';
import { FormField } from '~/ui/forms/form-field';

interface ChoiceListFieldProps {
  name: string;
  label: string;
  /** Name of each choice by its value, in order. */
  choices: ReadonlyMap<string, string>;
  /** What it means that none is chosen. */
  none: string;
  /** What a value is called that is no choice any more. */
  unknown: string;
}

/** Several of a list, or none. */
export function ChoiceListField({ name, label, choices, none, unknown }: ChoiceListFieldProps) {
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
        htmlInput: { required: false },
      }}
    >
      {[...choices].map(([value, text]) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </FormField>
  );
}
