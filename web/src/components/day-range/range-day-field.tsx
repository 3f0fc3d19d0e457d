import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useEffect, useEffectEvent, useState } from 'react';
import { fromCalendarDate, toCalendarDate } from '~/components/slot-picking/calendar-date.ts';

/** Nothing is older. */
const firstDay = '2009-01-01';

const pauseMs = 300;

interface RangeDayFieldProps {
  label: string;
  /** The day that is in force, yyyy-MM-dd. */
  day: string;
  /** The last day that can be chosen; any if left out. */
  lastDay?: string | undefined;
  onChoose: (day: string) => void;
}

/** A day to type or to pick. It is in force once the person pauses; half a date never is. */
export function RangeDayField({ label, day, lastDay, onChoose }: RangeDayFieldProps) {
  const [date, setDate] = useState<Date | null>(() => toCalendarDate(day));
  const [chosen, setChosen] = useState(day);
  const [followed, setFollowed] = useState(day);
  if (day !== followed) {
    setFollowed(day);
    setChosen(day);
    if (day !== chosen) setDate(toCalendarDate(day));
  }

  const choose = useEffectEvent(() => {
    if (chosen !== day) onChoose(chosen);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the date starts the pause anew
  useEffect(() => {
    const timer = setTimeout(choose, pauseMs);
    return () => clearTimeout(timer);
  }, [date]);

  return (
    <DatePicker
      label={label}
      value={date}
      minDate={toCalendarDate(firstDay)}
      {...(lastDay !== undefined && { maxDate: toCalendarDate(lastDay) })}
      onChange={(next, { validationError }) => {
        setDate(next);
        if (next && validationError === null) setChosen(fromCalendarDate(next));
      }}
      reduceAnimations
    />
  );
}
