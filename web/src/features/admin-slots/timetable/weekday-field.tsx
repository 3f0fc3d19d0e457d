import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useField } from 'formik';
import { useId } from 'react';

/** By the number that a day of the week has, 0 for Sunday, beginning with Monday. */
const weekdays = [
  [1, 'Mon', 'day'],
  [2, 'Tue', 'sday'],
  [3, 'Wed', 'nesday'],
  [4, 'Thu', 'rsday'],
  [5, 'Fri', 'day'],
  [6, 'Sat', 'urday'],
  [0, 'Sun', 'day'],
] as const;

/** On which days of the week there are slots. */
export function WeekdayField({ name }: { name: string }) {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<number[]>(name);
  const titleId = useId();
  return (
    <Box>
      <Typography id={titleId} variant="body2" sx={{ mb: 0.75, color: 'text.secondary' }}>
        Weekdays
      </Typography>
      <ToggleButtonGroup
        value={value}
        color="primary"
        fullWidth
        aria-labelledby={titleId}
        onChange={(_, chosen: number[]) => {
          void setTouched(true, false);
          void setValue(chosen);
        }}
      >
        {weekdays.map(([day, short, rest]) => (
          <ToggleButton
            key={day}
            value={day}
            sx={{ minHeight: 44, px: 0, textTransform: 'none', fontWeight: 650 }}
          >
            {short}
            <Box component="span" sx={visuallyHidden}>
              {rest}
            </Box>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText error={touched && error !== undefined}>
        {touched && error ? error : ' '}
      </FormHelperText>
    </Box>
  );
}
