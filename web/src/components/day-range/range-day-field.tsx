import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DateValidationError, DateView } from '@mui/x-date-pickers/models';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
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
  /** What is being typed or picked; undefined while it is the day in force that stands there. */
  const [draft, setDraft] = useState<Date | null>();
  const [error, setError] = useState<DateValidationError>(null);
  const [typing, setTyping] = useState(false);
  const [view, setView] = useState<DateView>('day');
  const isFromCalendar = useRef(false);
  const date = useMemo(() => (draft === undefined ? toCalendarDate(day) : draft), [draft, day]);
  const isRefused = draft !== undefined && error !== null && !typing;

  const choose = (next: Date) => {
    const chosen = fromCalendarDate(next);
    if (chosen !== day) onChoose(chosen);
  };
  const finish = () => {
    setTyping(false);
    // What cannot be in force stays, with what is wrong about it.
    if (draft === undefined || error !== null) return;
    setDraft(undefined);
    if (draft) choose(draft);
  };

  return (
    <DatePicker
      label={label}
      value={date}
      closeOnSelect
      minDate={toCalendarDate(firstDay)}
      {...(lastDay !== undefined && { maxDate: toCalendarDate(lastDay) })}
      view={view}
      onViewChange={setView}
      onOpen={() => setView('day')}
      onChange={(next, { validationError, source }) => {
        isFromCalendar.current = source === 'view';
        setDraft(next);
        setError(validationError);
        setTyping(source !== 'view');
        // A year alone is not a day yet.
        if (source === 'view' && view === 'day' && next && validationError === null) choose(next);
      }}
      onClose={() => {
        if (isFromCalendar.current) setDraft(undefined);
      }}
      slotProps={{
        textField: {
          error: isRefused,
          helperText: isRefused && refusal(error, lastDay),
          onBlur: finish,
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
