import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { isValid } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { useField } from 'formik';
import { useState } from 'react';
import { fromCalendarDate, toCalendarDate } from './calendar-date';

export interface DayFieldProps {
  /** Name of the field in the form; its value is a day yyyy-MM-dd, or empty. */
  name: string;
  label: string;
}

/** Returns the typed day; empty while the input is incomplete. */
const dayOf = (date: Date | null): string => (date && isValid(date) ? fromCalendarDate(date) : '');

/** The field itself. Lazily loaded, because its calendar is most of a form's code. */
export default function DayPicker({ name, label }: DayFieldProps) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<string>(name);
  const [typed, setTyped] = useState<Date | null>(null);
  const shownError = touched ? error : undefined;
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enGB}>
      <DatePicker
        label={label}
        // Incomplete input stays in the field, but is not a value of the form.
        value={value === '' || dayOf(typed) === value ? typed : toCalendarDate(value)}
        onChange={(date) => {
          setTyped(date);
          void setValue(dayOf(date));
        }}
        reduceAnimations
        slotProps={{
          textField: {
            error: shownError !== undefined,
            helperText: shownError ?? ' ',
            onBlur: () => setTouched(true),
            slotProps: { htmlInput: { required: true } },
          },
        }}
      />
    </LocalizationProvider>
  );
}
