import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { isValid } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';
import { useField } from 'formik';
import { useState } from 'react';
import { fromCalendarDate, toCalendarDate } from './calendar-date';

export interface DayFieldProps {
  /** Of the surrounding form; a day yyyy-MM-dd, or empty. */
  name: string;
  label: string;
}

/** The day of what is typed so far; empty while it is no day. */
const dayOf = (date: Date | null): string => (date && isValid(date) ? fromCalendarDate(date) : '');

/** The field itself. Loaded on demand: its calendar is most of a form's code. */
export default function DayPicker({ name, label }: DayFieldProps) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<string>(name);
  const [typed, setTyped] = useState<Date | null>(null);
  const shownError = touched ? error : undefined;
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enGB}>
      <DatePicker
        label={label}
        // Half a day that is being typed is no value of the form, but it stays in the field.
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
