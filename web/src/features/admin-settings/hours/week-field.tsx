import type { Period } from '@carwash/domain/settings/opening-hours';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useState } from 'react';
import { weekdayName, weekdays } from '~/entities/settings/describe-hours';
import { PeriodsField, usualPeriod } from './periods-field';

type Week = { periods: Period[] }[];

interface DayRowProps {
  weekday: number;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onCopy: () => void;
}

const rowSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: '180px minmax(0, 1fr)',
    lg: '180px minmax(0, 1fr) auto',
  },
  columnGap: 2,
  alignItems: 'start',
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;

function DayRow({ weekday, isOpen, onOpen, onCopy }: DayRowProps) {
  const day = weekdayName(weekday);
  return (
    <Box role="group" aria-label={day} sx={rowSx}>
      <FormControlLabel
        control={<Switch checked={isOpen} onChange={(_, checked) => onOpen(checked)} />}
        label={day}
        sx={{ minHeight: 56, '& .MuiFormControlLabel-label': { fontWeight: 650 } }}
      />
      {isOpen ? (
        <PeriodsField name={`hours.${weekday}.periods`} day={day} />
      ) : (
        <Typography sx={{ py: { xs: 0, sm: 2 }, color: 'text.secondary' }}>Closed</Typography>
      )}
      {isOpen && (
        <Button
          startIcon={<ContentCopyRounded />}
          aria-label={`Copy to all open days: ${day}`}
          onClick={onCopy}
          sx={{ gridColumn: { sm: 2, lg: 'auto' }, justifySelf: 'start', mt: { xs: 0, lg: 1.25 } }}
        >
          Copy to all open days
        </Button>
      )}
    </Box>
  );
}

/** The opening hours of the week, from Monday. */
export function WeekField() {
  const [{ value: week }, , { setValue }] = useField<Week>('hours');

  // A day that is switched off by mistake gets its hours and breaks back.
  const [before, setBefore] = useState<Readonly<Record<number, Period[]>>>({});

  const open = (weekday: number, isOpen: boolean) => {
    if (!isOpen) setBefore({ ...before, [weekday]: week[weekday]?.periods ?? [] });
    const periods = isOpen ? (before[weekday] ?? [usualPeriod]) : [];
    return setValue(week.with(weekday, { periods }));
  };

  const copy = (weekday: number) => {
    const periods = week[weekday]?.periods ?? [];
    return setValue(week.map((day) => (day.periods.length > 0 ? { periods } : day)));
  };

  return (
    <Stack>
      {weekdays.map((weekday) => (
        <DayRow
          key={weekday}
          weekday={weekday}
          isOpen={(week[weekday]?.periods.length ?? 0) > 0}
          onOpen={(isOpen) => void open(weekday, isOpen)}
          onCopy={() => void copy(weekday)}
        />
      ))}
    </Stack>
  );
}
