import { exceptionOn } from '@carwash/domain/settings/opening-hours';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useSettings } from '~/lib/settings/settings';

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
    <Alert severity="warning">
      {days.length === 1 ? 'This day is closed: ' : 'These days are closed: '}
      {names.join('; ')}.
      <FormControlLabel
        control={<Checkbox checked={agreed} onChange={(_event, checked) => onAgree(checked)} />}
        label={label}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ display: 'flex' }}
      />
    </Alert>
  );
}
