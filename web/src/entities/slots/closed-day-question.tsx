import { exceptionOn } from '@carwash/domain/settings/opening-hours';
import { formatDay } from '@carwash/domain/time/format-day';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useSettings } from '~/lib/settings/settings';

interface ClosedDayQuestionProps {
  /** The closed day, yyyy-MM-dd. */
  day: string;
  label: string;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** Says that a day is closed, and asks the desk for a tick before it uses that day. */
export function ClosedDayQuestion({ day, label, agreed, onAgree }: ClosedDayQuestionProps) {
  const note = exceptionOn(day, useSettings())?.note;
  return (
    <Alert severity="warning">
      This day is closed: {[formatDay(day), note].filter(Boolean).join(', ')}.
      <FormControlLabel
        control={<Checkbox checked={agreed} onChange={(_event, checked) => onAgree(checked)} />}
        label={label}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ display: 'flex' }}
      />
    </Alert>
  );
}
