import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enGB } from 'date-fns/locale/en-GB';
import type { DayRangeFieldsProps } from './day-range-fields.tsx';
import { RangeDayField } from './range-day-field.tsx';

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
