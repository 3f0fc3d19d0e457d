import type { Bay } from '@carwash/domain/days/bay';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useField } from 'formik';
import { DayField } from '~/ui/day-field/day-field';
import { FormField } from '~/ui/forms/form-field';
import { TimeField } from '~/ui/forms/time-field';
import type { ClosureForm } from './closure-form';

function BaysField({ bays }: { bays: readonly Bay[] }) {
  const [field, { error }, { setValue }] = useField<string[]>('bays');
  const chosen = field.value.length;
  const hasAll = chosen === bays.length;
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">Which</FormLabel>
      <FormGroup row sx={{ columnGap: 2 }}>
        {bays.length > 1 && (
          <FormControlLabel
            control={
              <Checkbox
                checked={hasAll}
                indeterminate={chosen > 0 && !hasAll}
                onChange={() => void setValue(hasAll ? [] : bays.map(({ _id }) => _id))}
              />
            }
            label="The whole business"
            sx={{ width: '100%' }}
          />
        )}
        {bays.map(({ _id, name }) => (
          <FormControlLabel
            key={_id}
            control={<Checkbox {...field} value={_id} checked={field.value.includes(_id)} />}
            label={name}
            sx={{ overflowWrap: 'anywhere' }}
          />
        ))}
      </FormGroup>
      {error !== undefined && <FormHelperText sx={{ mx: 0 }}>{error}</FormHelperText>}
    </FormControl>
  );
}

const toggleSx = { minHeight: 44, textTransform: 'none', fontWeight: 650 } as const;

function PartField() {
  const [{ value }, , { setValue }] = useField<ClosureForm['part']>('part');
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      aria-label="Part of the day"
      value={value}
      // Ignores null, because a click on the chosen button would deselect it.
      onChange={(_, part: ClosureForm['part'] | null) => part && void setValue(part)}
    >
      <ToggleButton value="day" sx={toggleSx}>
        Whole day
      </ToggleButton>
      <ToggleButton value="times" sx={toggleSx}>
        Part of the day
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

const optional = { htmlInput: { required: false } } as const;

const rowSx = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
} as const;

/** The fields for which bays are closed, and when. */
export function ClosureFields({ bays }: { bays: readonly Bay[] }) {
  const [{ value: part }] = useField<ClosureForm['part']>('part');
  return (
    <Stack sx={{ gap: 1.5 }}>
      <BaysField bays={bays} />
      <Box sx={rowSx}>
        <DayField name="from" label="First day" />
        <DayField name="to" label="Last day" />
      </Box>
      <PartField />
      {part === 'times' && (
        <Box sx={{ ...rowSx, mt: 1 }}>
          <TimeField
            name="startTime"
            label="From"
            hint="Empty: from opening."
            input={{ required: false }}
          />
          <TimeField
            name="endTime"
            label="To"
            hint="Empty: to the end."
            input={{ required: false }}
          />
        </Box>
      )}
      <FormField
        name="note"
        label="Note"
        hint="For yourselves. May be empty."
        slotProps={optional}
      />
    </Stack>
  );
}
