import { maxExceptions } from '@carwash/domain/settings/public-settings';
import AddRounded from '@mui/icons-material/AddRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FieldArray, useField } from 'formik';
import { useRef } from 'react';
import { DayField } from '~/ui/day-field/day-field';
import { EntryGroup } from '~/ui/forms/entry-group';
import { FormField } from '~/ui/forms/form-field';
import { useRestoreFocus } from '~/ui/forms/use-restore-focus';
import type { ExceptionEntry } from '../form/settings-form';
import { PeriodsField, usualPeriod } from './periods-field';

interface ExceptionFieldsProps {
  name: string;
  /** Number of the exception, from 1. */
  number: number;
  onRemove: () => void;
}

/** One exception: its days, its opening hours, and a note. */
function ExceptionFields({ name, number, onRemove }: ExceptionFieldsProps) {
  const title = `Exception ${number}`;
  return (
    <EntryGroup title={title}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          rowGap: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr 1.4fr' },
        }}
      >
        <DayField name={`${name}.from`} label="First day" />
        <DayField name={`${name}.to`} label="Last day" />
        <FormField
          name={`${name}.note`}
          label="Note"
          hint="For customers, such as the holiday's name."
          slotProps={{ htmlInput: { required: false } }}
        />
      </Box>
      <Box sx={{ mt: 1.5 }}>
        <PeriodsField name={`${name}.periods`} day={title.toLowerCase()} />
      </Box>
      <Button
        color="error"
        startIcon={<RemoveCircleOutlineRounded />}
        aria-label={`Remove ${title.toLowerCase()}`}
        onClick={onRemove}
        sx={{ display: 'flex', ml: 'auto' }}
      >
        Remove
      </Button>
    </EntryGroup>
  );
}

const newException = (): ExceptionEntry => ({
  id: crypto.randomUUID(),
  from: '',
  to: '',
  periods: [usualPeriod],
  note: '',
});

/**
 * The list of days on which the business opens at other hours than every week. The days on which it is closed are in
 * the same list of the form, and are changed in a dialog of their own.
 */
export function ExceptionsField() {
  const [{ value: exceptions }] = useField<ExceptionEntry[]>('exceptions');
  const addButton = useRef<HTMLButtonElement>(null);
  const { area, handlers } = useRestoreFocus<HTMLDivElement>(addButton);
  const others = exceptions.flatMap(({ id, periods }, index) =>
    periods.length > 0 ? [{ id, index }] : [],
  );
  return (
    <FieldArray name="exceptions">
      {({ push, remove }) => (
        <Stack ref={area} {...handlers} sx={{ gap: 2, alignItems: 'stretch' }}>
          {others.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>
              None. Add the days on which you open at other hours.
            </Typography>
          )}
          {others.map(({ id, index }, position) => (
            <ExceptionFields
              key={id}
              name={`exceptions.${index}`}
              number={position + 1}
              onRemove={() => remove(index)}
            />
          ))}
          <Button
            ref={addButton}
            variant="outlined"
            startIcon={<AddRounded />}
            disabled={exceptions.length >= maxExceptions}
            onClick={() => push(newException())}
            sx={{ alignSelf: 'flex-start' }}
          >
            Add other hours
          </Button>
        </Stack>
      )}
    </FieldArray>
  );
}
