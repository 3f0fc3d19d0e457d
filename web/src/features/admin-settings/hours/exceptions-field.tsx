import { maxExceptions } from '@carwash/domain/settings/public-settings';
import AddRounded from '@mui/icons-material/AddRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { FieldArray, useField } from 'formik';
import { DayField } from '~/ui/day-field/day-field';
import { EntryGroup } from '~/ui/forms/entry-group';
import { FormField } from '~/ui/forms/form-field';
import type { ExceptionEntry } from '../form/settings-form';
import { PeriodsField, usualPeriod } from './periods-field';

interface ExceptionFieldsProps {
  name: string;
  /** Number of the exception, from 1. */
  number: number;
  onRemove: () => void;
}

/** One exception: its days, its opening hours or that it is closed, and a note. */
function ExceptionFields({ name, number, onRemove }: ExceptionFieldsProps) {
  const [{ value: periods }, , { setValue }] = useField<ExceptionEntry['periods']>(
    `${name}.periods`,
  );
  const isOpen = periods.length > 0;
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
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <FormControlLabel
          control={
            <Switch
              checked={isOpen}
              onChange={(_, checked) => void setValue(checked ? [usualPeriod] : [])}
            />
          }
          label="Open at other hours"
          sx={{ minHeight: 44 }}
        />
        <Button
          color="error"
          startIcon={<RemoveCircleOutlineRounded />}
          aria-label={`Remove ${title.toLowerCase()}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </Stack>
      {isOpen ? (
        <Box sx={{ mt: 1.5 }}>
          <PeriodsField name={`${name}.periods`} day={title.toLowerCase()} />
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Closed on these days.
        </Typography>
      )}
    </EntryGroup>
  );
}

const newException = (): ExceptionEntry => ({
  id: crypto.randomUUID(),
  from: '',
  to: '',
  periods: [],
  note: '',
});

/** The list of days whose hours differ from the weekly ones. */
export function ExceptionsField() {
  const [{ value: exceptions }] = useField<ExceptionEntry[]>('exceptions');
  return (
    <FieldArray name="exceptions">
      {({ push, remove }) => (
        <Stack sx={{ gap: 2, alignItems: 'stretch' }}>
          {exceptions.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>
              None. Add the days on which you close, or open at other hours.
            </Typography>
          )}
          {exceptions.map(({ id }, index) => (
            <ExceptionFields
              key={id}
              name={`exceptions.${index}`}
              number={index + 1}
              onRemove={() => remove(index)}
            />
          ))}
          <Button
            variant="outlined"
            startIcon={<AddRounded />}
            disabled={exceptions.length >= maxExceptions}
            onClick={() => push(newException())}
            sx={{ alignSelf: 'flex-start' }}
          >
            Add an exception
          </Button>
        </Stack>
      )}
    </FieldArray>
  );
}
