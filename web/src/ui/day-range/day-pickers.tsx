import type { DateRange } from '@carwash/domain/statistics/group-by-interval';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError, DateView } from '@mui/x-date-pickers/models';
import { enGB } from 'date-fns/locale/en-GB';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { fromCalendarDate, toCalendarDate } from '~/ui/day-field/calendar-date';

export interface DayRangeFieldsProps {
  /** First and last day, yyyy-MM-dd, both included. */
  days: DateRange;
  /** The last day that can be chosen; by default any. */
  lastDay?: string;
  onChoose: (days: DateRange) => void;
}

/** Lower bound of the days; no data is older. */
const firstDay = '2009-01-01';

/** Input that is not applied yet. */
interface Draft {
  date: Date | null;
  error: DateValidationError;
  isTyping: boolean;
}

interface RangeDayFieldProps {
  label: string;
  /** The applied day, yyyy-MM-dd. */
  day: string;
  /** The last day that can be chosen; by default any. */
  lastDay?: string | undefined;
  onChoose: (day: string) => void;
}

/**
 * A field for a day, typed or chosen from a calendar. A chosen day is applied at once, a typed one on Enter
 * or on blur, because while a date is being typed the field often contains another valid one.
 */
function RangeDayField({ label, day, lastDay, onChoose }: RangeDayFieldProps) {
  /** null while the field shows the applied day. */
  const [draft, setDraft] = useState<Draft | null>(null);
  const [view, setView] = useState<DateView>('day');
  const inForce = useMemo(() => toCalendarDate(day), [day]);
  const refused = draft?.isTyping ? null : (draft?.error ?? null);

  const choose = (next: Date) => {
    const chosen = fromCalendarDate(next);
    if (chosen !== day) onChoose(chosen);
  };
  const finish = () => {
    // Invalid input stays in the field, with its error.
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
        // A chosen year alone is not a day yet, so it is not applied.
        if (isPicked && view === 'day' && next && validationError === null) choose(next);
      }}
      // Typing closes the calendar as well, so a typed draft is kept for typing to continue.
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
 * Two fields with calendars. When one day passes the other, the other one moves along. Lazily
 * loaded, because the calendars are most of a filter's code.
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
