import { exceptionOn } from '@carwash/domain/settings/opening-hours';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { useSettings } from '~/lib/settings/settings';
import { TickQuestion } from '~/ui/forms/tick-question';

interface ClosedDayQuestionProps {
  /** The closed days, yyyy-MM-dd. */
  days: readonly string[];
  label: string;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** Says that days are closed, and asks the desk for a tick before it uses them. */
export function ClosedDayQuestion({ days, label, agreed, onAgree }: ClosedDayQuestionProps) {
  const settings = useSettings();
  const names = days.map((day) =>
    [formatDay(day), exceptionOn(day, settings)?.note].filter(Boolean).join(', '),
  );
  return (
    <TickQuestion label={label} agreed={agreed} onAgree={onAgree}>
      {days.length === 1 ? 'This day is closed: ' : 'These days are closed: '}
      {names.join('; ')}.
    </TickQuestion>
  );
}
