import InputAdornment from '@mui/material/InputAdornment';
import type { WheelEvent } from 'react';
import { FormField } from './form-field';

/** Prevents scrolling over the field from changing its value. */
const leaveOnScroll = ({ currentTarget }: WheelEvent<HTMLElement>) => currentTarget.blur();

interface NumberFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Unit after the number, such as 'mins'. */
  unit?: string;
  /** Sign before the number, such as a currency. */
  sign?: string;
  /** Step between valid numbers; by default 1. */
  step?: number;
  min?: number;
  max?: number;
  /** Whether it may not stay empty; by default it may not. */
  required?: boolean;
}

/** A field for a number; empty while nothing is typed. */
export function NumberField({
  name,
  label,
  hint,
  unit,
  sign,
  step = 1,
  min = 0,
  max,
  required = true,
}: NumberFieldProps) {
  return (
    <FormField
      name={name}
      label={label}
      type="number"
      {...(hint !== undefined && { hint })}
      slotProps={{
        input: {
          startAdornment: sign && <InputAdornment position="start">{sign}</InputAdornment>,
          endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment>,
        },
        htmlInput: {
          required,
          min,
          max,
          step,
          inputMode: Number.isInteger(step) ? 'numeric' : 'decimal',
          onWheel: leaveOnScroll,
        },
      }}
    />
  );
}
