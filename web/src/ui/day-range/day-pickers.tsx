import type { DateRange } from '@carwash/domain/statistics/group-by-interval';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError, DateView } from '@mui/x-date-pickers/models';
import { enGB } from 'date-fns/locale/en-GB';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { fromCalendarDate, toCalendarDate } from '~/ui/day-field/calendar-date';
import { formatDay } from '~/ui/format/format-day';

export interface DayRangeFieldsProps {
  /** From which day to which, yyyy-MM-dd, both included. */
  days: DateRange;
  /** The last day that can be chosen; any if left out. */
  lastDay?: string;
  onChoose: (days: DateRange) => void;
}

/** Nothing is older. */
const firstDay = '2009-01-01';

/** What is being typed or picked. */
interface Draft {
  date: Date | null;
  error: DateValidationError;
  isTyping: boolean;
}

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
function RangeDayField({ label, day, lastDay, onChoose }: RangeDayFieldProps) {
  /** null while it is the day in force that stands there. */
  const [draft, setDraft] = useState<Draft | null>(null);
  const [view, setView] = useState<DateView>('day');
  const inForce = useMemo(() => toCalendarDate(day), [day]);
  const refused = draft?.isTyping ? null : (draft?.error ?? null);

  const choose = (next: Date) => {
    const chosen = fromCalendarDate(next);
    if (chosen !== day) onChoose(chosen);
  };
  const finish = () => {
    // What cannot be in force stays, with what is wrong about it.
    setDraft(draft?.error ? { ...draft, isTyping: false } : null);
    if (draft?.date && draft.error === null) choose(draft.date);
  };

  return (
    <DatePicker
      label={label}
      value={draft ? draft.date : inForce}
      closeOnSelect
      minDate={toCalendarDate(firstDay)}
      {...(lastDay !== undefined && { maxDate: toCalendarDate(lastDay) })}
      view={view}
      onViewChange={setView}
      onOpen={() => setView('day')}
      onChange={(next, { validationError, source }) => {
        const isPicked = source === 'view';
        setDraft({ date: next, error: validationError, isTyping: !isPicked });
        // A year alone is not a day yet.
        if (isPicked && view === 'day' && next && validationError === null) choose(next);
      }}
      // Typing closes the calendar too, and goes on.
      onClose={() => setDraft((latest) => (latest?.isTyping ? latest : null))}
      slotProps={{
        textField: {
          error: refused !== null,
          helperText: refused !== null && refusal(refused, lastDay),
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

/**
 * Two fields with calendars; a day beyond the other moves that one along. Loaded on demand: they are
 * most of a filter's code.
 */
export default function DayPickers({ days, lastDay, onChoose }: DayRangeFieldsProps) {
  const { startDate, endDate } = days;
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enGB}>
      <RangeDayField
        label="From"
        day={startDate}
        lastDay={lastDay}
        onChoose={(day) => onChoose({ startDate: day, endDate: endDate < day ? day : endDate })}
      />
      <RangeDayField
        label="To"
        day={endDate}
        lastDay={lastDay}
        onChoose={(day) => onChoose({ startDate: startDate > day ? day : startDate, endDate: day })}
      />
    </LocalizationProvider>
  );
}
