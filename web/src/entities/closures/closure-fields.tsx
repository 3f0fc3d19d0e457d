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
import { useField, useFormikContext } from 'formik';
import { DayField } from '~/ui/day-field/day-field';
import { FormField } from '~/ui/forms/form-field';
import { TimeField } from '~/ui/forms/time-field';
import { type ClosureForm, closesShop } from './closure-form';

function BaysField({ bays }: { bays: readonly Bay[] }) {
  const [field, { error, touched }, { setValue }] = useField<string[]>('bays');
  const chosen = field.value.length;
  const hasAll = bays.every(({ _id }) => field.value.includes(_id));
  const isRefused = touched && error !== undefined;
  return (
    <FormControl component="fieldset" error={isRefused}>
      <FormLabel component="legend">What</FormLabel>
      <FormGroup row sx={{ columnGap: 2 }}>
        <FormControlLabel
          control={
            <Checkbox
              checked={hasAll}
              indeterminate={chosen > 0 && !hasAll}
              onChange={() => void setValue(hasAll ? [] : bays.map(({ _id }) => _id))}
            />
          }
          label="The whole shop"
          sx={{ width: '100%' }}
        />
        {bays.length > 1 &&
          bays.map(({ _id, name }) => (
            <FormControlLabel
              key={_id}
              control={<Checkbox {...field} value={_id} checked={field.value.includes(_id)} />}
              label={name}
              sx={{ overflowWrap: 'anywhere' }}
            />
          ))}
      </FormGroup>
      {isRefused && <FormHelperText sx={{ mx: 0 }}>{error}</FormHelperText>}
    </FormControl>
  );
}

const toggleSx = { minHeight: 44, px: 1, textTransform: 'none', fontWeight: 650 } as const;

const choices: Record<ClosureForm['when'], string> = {
  day: 'One day',
  days: 'Days',
  hours: 'Hours',
};

const choiceNames = Object.keys(choices) as ClosureForm['when'][];

function WhenField() {
  const [{ value }, , { setValue }] = useField<ClosureForm['when']>('when');
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      aria-label="When"
      value={value}
      // Ignores null, because a click on the chosen button would deselect it.
      onChange={(_, when: ClosureForm['when'] | null) => when && void setValue(when)}
    >
      {choiceNames.map((name) => (
        <ToggleButton key={name} value={name} sx={toggleSx}>
          {choices[name]}
        </ToggleButton>
      ))}
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

/** The fields for what is closed, when and why. */
export function ClosureFields({ bays }: { bays: readonly Bay[] }) {
  const { values } = useFormikContext<ClosureForm>();
  const { when } = values;
  const isPublic = closesShop(values, { bays });
  return (
    <Stack sx={{ gap: 1.5 }}>
      <BaysField bays={bays} />
      <WhenField />
      <Box sx={{ ...rowSx, mt: 1 }}>
        <DayField name="from" label={when === 'days' ? 'First day' : 'Day'} />
        {when === 'days' && <DayField name="to" label="Last day" />}
      </Box>
      {when === 'hours' && (
        <Box sx={rowSx}>
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
        label="Reason"
        hint={
          isPublic
            ? 'For customers, such as the holiday’s name. May be empty.'
            : 'For yourselves. May be empty.'
        }
        slotProps={optional}
      />
    </Stack>
  );
}
