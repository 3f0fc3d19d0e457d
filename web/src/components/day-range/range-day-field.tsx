import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { formatDay } from '~/components/format-day.ts';
import { fromCalendarDate, toCalendarDate } from '~/components/slot-picking/calendar-date.ts';

/** Nothing is older. */
const firstDay = '2009-01-01';

interface RangeDayFieldProps {
  label: string;
  /** The day that is in force, yyyy-MM-dd. */
  day: string;
  /** The last day that can be chosen; any if left out. */
  lastDay?: string | undefined;
  onChoose: (day: string) => void;
}

/**
 * A day to type or to pick. It is in force once it is picked, or on Enter or on leaving the field: on
 * the way from one date to another what is typed is often a third one.
 */
export function RangeDayField({ label, day, lastDay, onChoose }: RangeDayFieldProps) {
  const [date, setDate] = useState<Date | null>(() => toCalendarDate(day));
  const [error, setError] = useState<DateValidationError>(null);
  const [typing, setTyping] = useState(false);
  const [followed, setFollowed] = useState(day);
  const show = (shown: string) => {
    setDate(toCalendarDate(shown));
    setError(null);
  };
  if (day !== followed) {
    setFollowed(day);
    show(day);
  }

  const choose = (next: Date) => {
    const chosen = fromCalendarDate(next);
    if (chosen !== day) onChoose(chosen);
  };
  const finish = () => {
    setTyping(false);
    if (date === null) show(day);
    else if (error === null) choose(date);
  };

  return (
    <DatePicker
      label={label}
      value={date}
      closeOnSelect
      minDate={toCalendarDate(firstDay)}
      {...(lastDay !== undefined && { maxDate: toCalendarDate(lastDay) })}
      onChange={(next, { validationError, source }) => {
        setDate(next);
        setError(validationError);
        setTyping(source !== 'view');
      }}
      onAccept={(next, { validationError, source }) => {
        if (next && validationError === null && source === 'view') choose(next);
      }}
      slotProps={{
        textField: {
          error: !typing && error !== null,
          helperText: !typing && error !== null && refusal(error, lastDay),
          onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
            // From the day to the month is not away.
            if (!currentTarget.contains(relatedTarget)) finish();
          },
          onKeyDown: ({ key }: KeyboardEvent) => {
            if (key === 'Enter') finish();
          },
        },
      }}
      reduceAnimations
    />
  );
}

function refusal(error: DateValidationError, lastDay: string | undefined): string {
  if (error === 'minDate') return `Choose ${formatDay(firstDay)} or a later day.`;
  if (error === 'maxDate' && lastDay !== undefined) {
    return `Choose ${formatDay(lastDay)} or an earlier day.`;
  }
  return 'Enter a day that exists.';
}
