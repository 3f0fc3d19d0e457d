import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, use } from 'react';
import { fromCalendarDate, toCalendarDate } from './calendar-date';

interface DayCalendarProps {
  /** The chosen day, yyyy-MM-dd. */
  day: string | null;
  /** The business's today, which may not be the visitor's. */
  today: string;
  /** The first day that can be chosen: by default today; null: any day. */
  firstDay?: string | null;
  onChoose: (day: string) => void;
}

/** Wide enough for a finger: seven of them fill the card on a narrow phone. */
const daySize = 'min(44px, (100vw - 70px) / 7)';

const calendarSx = {
  width: '100%',
  maxWidth: 336,
  height: 'auto',
  minHeight: 378,
  mx: 'auto',
  '& .MuiPickerDay-root': { '--PickerDay-size': daySize, '--PickerDay-horizontalMargin': '0px' },
  '& .MuiDayCalendar-weekDayLabel': { width: daySize, mx: 0 },
  '& .MuiDayCalendar-slideTransition, & .MuiDayCalendar-monthContainer': { minHeight: 288 },
} as const;

const TodayContext = createContext('');

/** Marks the business's today instead of the visitor's. */
function BusinessDay(props: PickerDayProps) {
  const today = fromCalendarDate(props.day) === use(TodayContext);
  return <PickerDay {...props} today={today} aria-current={today ? 'date' : undefined} />;
}

/** A calendar of business days. Lazily loaded, because it is most of this screen's code. */
export default function DayCalendar({ day, today, firstDay = today, onChoose }: DayCalendarProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <TodayContext value={today}>
        <DateCalendar
          value={day === null ? null : toCalendarDate(day)}
          onChange={(date: Date | null) => date && onChoose(fromCalendarDate(date))}
          {...(firstDay !== null && { minDate: toCalendarDate(firstDay) })}
          referenceDate={toCalendarDate(day ?? today)}
          views={['day']}
          reduceAnimations
          slots={{ day: BusinessDay }}
          sx={calendarSx}
        />
      </TodayContext>
    </LocalizationProvider>
  );
}
