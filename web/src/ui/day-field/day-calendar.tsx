import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { createContext, use, useMemo } from 'react';
import { fromCalendarDate, toCalendarDate } from './calendar-date';

interface DayCalendarProps {
  /** The chosen day, yyyy-MM-dd. */
  day: string | null;
  /** The business's today, which may differ from the visitor's. */
  today: string;
  /** The first day that can be chosen: by default today; null: any day. */
  firstDay?: string | null;
  /** The last day that can be chosen, where paging ends; null: no last day. */
  lastDay?: string | null;
  /** Tells which days are marked as available; by default all are. */
  isOffered?: (day: string) => boolean;
  onChoose: (day: string) => void;
}

/** Size of a day, large enough for a finger: seven of them fill the card on a narrow phone. */
const daySize = 'min(44px, (100vw - 70px) / 7)';

const calendarSx = {
  width: '100%',
  maxWidth: 336,
  height: 'auto',
  mx: 'auto',
  '& .MuiPickersCalendarHeader-root': { my: 0, minHeight: 36 },
  '& .MuiPickerDay-root': { '--PickerDay-size': daySize, '--PickerDay-horizontalMargin': '0px' },
  '& .MuiDayCalendar-weekDayLabel': { width: daySize, height: 28, mx: 0 },
  '& .MuiDayCalendar-weekContainer': { my: 0 },
  '& .MuiDayCalendar-slideTransition': { minHeight: 0 },
  '& .MuiDayCalendar-monthContainer': { position: 'static' },
  // The grid of the current month begins with this week, so that the times below move up.
  '& .MuiDayCalendar-weekContainer:not(:has(.MuiPickerDay-root:not([data-past])))': {
    display: 'none',
  },
} as const;

/** Adds a dot below the days that can be chosen, so that they do not differ by colour alone. */
const markedCalendarSx = {
  ...calendarSx,
  '& .MuiPickerDay-root:not(.Mui-disabled)': { fontWeight: 700 },
  '& .MuiPickerDay-root:not(.Mui-disabled)::before': {
    content: '""',
    position: 'absolute',
    bottom: 5,
    width: 5,
    height: 5,
    borderRadius: '50%',
    bgcolor: 'currentcolor',
  },
} as const;

interface ShownDays {
  today: string;
  firstDay: string | null;
}

const ShownDaysContext = createContext<ShownDays>({ today: '', firstDay: null });

/** Marks the business's today instead of the visitor's, and the days before the first that can be chosen. */
function BusinessDay(props: PickerDayProps) {
  const { today, firstDay } = use(ShownDaysContext);
  const day = fromCalendarDate(props.day);
  const isToday = day === today;
  const isPast = firstDay !== null && day < firstDay;
  return (
    <PickerDay
      {...props}
      today={isToday}
      aria-current={isToday ? 'date' : undefined}
      data-past={isPast || undefined}
    />
  );
}

/** A calendar of business days. Lazily loaded, because it is most of this screen's code. */
export default function DayCalendar({
  day,
  today,
  firstDay = today,
  lastDay = null,
  isOffered,
  onChoose,
}: DayCalendarProps) {
  // Memoized, because the calendar turns to a new `Date` object, even of the same day, and takes the focus
  // there.
  const shown = useMemo(() => ({ today, firstDay }), [today, firstDay]);
  const value = useMemo(() => (day === null ? null : toCalendarDate(day)), [day]);
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <ShownDaysContext value={shown}>
        <DateCalendar
          value={value}
          onChange={(date: Date | null) => date && onChoose(fromCalendarDate(date))}
          {...(firstDay !== null && { minDate: toCalendarDate(firstDay) })}
          {...(lastDay !== null && { maxDate: toCalendarDate(lastDay) })}
          {...(isOffered && {
            shouldDisableDate: (date: Date) => !isOffered(fromCalendarDate(date)),
          })}
          referenceDate={toCalendarDate(day ?? today)}
          views={['day']}
          reduceAnimations
          slots={{ day: BusinessDay }}
          sx={isOffered ? markedCalendarSx : calendarSx}
        />
      </ShownDaysContext>
    </LocalizationProvider>
  );
}
