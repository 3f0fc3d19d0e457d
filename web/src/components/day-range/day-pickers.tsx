import type { DateRange } from '@carwash/domain/rules/group-by-interval';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enGB } from 'date-fns/locale/en-GB';
import { fromCalendarDate, toCalendarDate } from '~/components/slot-picking/calendar-date.ts';
import type { DayRangeFieldsProps } from './day-range-fields.tsx';

/** Nothing is older. */
const firstDay = '2009-01-01';

/** The range with another end; the other one moves along rather than stand in the way. */
const withDay = (
  { startDate, endDate }: DateRange,
  name: keyof DateRange,
  day: string,
): DateRange =>
  name === 'startDate'
    ? { startDate: day, endDate: endDate < day ? day : endDate }
    : { startDate: startDate > day ? day : startDate, endDate: day };

/** Two fields with calendars. Loaded on demand: they are most of a filter's code. */
export default function DayPickers({ days, lastDay, onChoose }: DayRangeFieldsProps) {
  const picker = (name: keyof DateRange, label: string) => (
    <DatePicker
      label={label}
      value={toCalendarDate(days[name])}
      minDate={toCalendarDate(firstDay)}
      {...(lastDay !== undefined && { maxDate: toCalendarDate(lastDay) })}
      onChange={(date, { validationError }) => {
        if (date && validationError === null) onChoose(withDay(days, name, fromCalendarDate(date)));
      }}
      reduceAnimations
    />
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enGB}>
      {picker('startDate', 'From')}
      {picker('endDate', 'To')}
    </LocalizationProvider>
  );
}
