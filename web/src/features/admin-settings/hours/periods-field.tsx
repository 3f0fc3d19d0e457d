import type { Period } from '@carwash/domain/settings/opening-hours';
import { maxPeriods } from '@carwash/domain/settings/public-settings';
import AddRounded from '@mui/icons-material/AddRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { FieldArray, useField } from 'formik';
import { useRef } from 'react';
import { TimeField } from '~/ui/forms/time-field';
import { useRestoreFocus } from '~/ui/forms/use-restore-focus';

/** Initial hours of a day that is switched to open. */
export const usualPeriod: Period = { opens: '09:00', closes: '19:00' };

/** Styles of times that fit side by side on a phone. */
export const narrowTimesSx = { '& input': { px: { xs: 1.25, sm: 1.75 } } } as const;

interface PeriodRowProps {
  name: string;
  /** Name of the day, such as 'Monday', for screen readers. */
  day: string;
  onRemove: (() => void) | null;
}

function PeriodRow({ name, day, onRemove }: PeriodRowProps) {
  const named = (label: string) => ({ 'aria-label': `${day}: ${label}` });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 44px',
        columnGap: 1,
        alignItems: 'start',
        ...narrowTimesSx,
      }}
    >
      <TimeField name={`${name}.opens`} label="Opens" input={named('opens')} />
      <TimeField name={`${name}.closes`} label="Closes" input={named('closes')} />
      {onRemove && (
        <IconButton
          aria-label={`Remove these times of ${day}`}
          title="Remove these times"
          onClick={onRemove}
          sx={{ width: 44, height: 44, mt: 0.75 }}
        >
          <RemoveCircleOutlineRounded />
        </IconButton>
      )}
    </Box>
  );
}

interface PeriodsFieldProps {
  /** Name of the list in the form's values. */
  name: string;
  day: string;
}

/** The opening hours of a day that is not closed; a break is the gap between two periods. */
export function PeriodsField({ name, day }: PeriodsFieldProps) {
  const [{ value: periods }] = useField<Period[]>(name);
  const addButton = useRef<HTMLButtonElement>(null);
  const { area, handlers } = useRestoreFocus<HTMLDivElement>(addButton);
  return (
    <FieldArray name={name}>
      {({ push, remove }) => (
        <Stack ref={area} {...handlers} sx={{ alignItems: 'stretch', maxWidth: 380 }}>
          {periods.map((_, index) => (
            <PeriodRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a period has no id but its index
              key={index}
              name={`${name}.${index}`}
              day={day}
              onRemove={periods.length > 1 ? () => remove(index) : null}
            />
          ))}
          {periods.length < maxPeriods && (
            <Button
              ref={addButton}
              startIcon={<AddRounded />}
              aria-label={`Add a break to ${day}`}
              onClick={() => push({ opens: '', closes: '' })}
              sx={{ alignSelf: 'flex-start', mt: -1 }}
            >
              Add a break
            </Button>
          )}
        </Stack>
      )}
    </FieldArray>
  );
}
