import { readClockTime } from '@carwash/domain/time/read-clock-time';
import { useField } from 'formik';
import type { ComponentProps } from 'react';
import { FormField } from './form-field';

type TimeFieldProps = Pick<ComponentProps<typeof FormField>, 'name' | 'label' | 'hint'> & {
  /** Further attributes of the input. */
  input?: { required?: false; 'aria-label'?: string };
};

/**
 * A time of day as HH:mm. A text field, because browsers show their own time fields with AM and PM in some
 * languages. Short forms such as 930 are completed when the field is left.
 */
export function TimeField({ input, ...props }: TimeFieldProps) {
  const [, , { setValue }] = useField<string>(props.name);
  const complete = (typed: string) => {
    const time = readClockTime(typed);
    if (time !== null && time !== typed) void setValue(time);
  };
  return (
    <FormField
      {...props}
      autoComplete="off"
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          inputMode: 'numeric',
          placeholder: 'HH:mm',
          maxLength: 5,
          onBlur: ({ target }: { target: HTMLInputElement }) => complete(target.value),
          ...input,
        },
      }}
    />
  );
}
