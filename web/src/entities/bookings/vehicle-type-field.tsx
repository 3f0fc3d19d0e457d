import type { Service } from '@carwash/domain/services/service';
import {
  otherVehicleTypes,
  suitableVehicleTypes,
} from '@carwash/domain/services/suitable-vehicles';
import { type VehicleType, vehicleTypeLabels } from '@carwash/domain/services/vehicle';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { visuallyHidden } from '@mui/utils';
import { useField } from 'formik';
import { useId } from 'react';

const chipSx = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '22px',
  cursor: 'pointer',
  '&:hover': { borderColor: 'primary.main' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
  '&:has(:checked)': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 650,
  },
  '&:has(:disabled)': {
    borderStyle: 'dashed',
    borderColor: 'divider',
    color: 'text.secondary',
    cursor: 'default',
  },
} as const;

interface TypeChipProps {
  type: VehicleType;
  checked: boolean;
  isSuitable: boolean;
  onChange: (type: VehicleType) => void;
}

const TypeChip = ({ type, checked, isSuitable, onChange }: TypeChipProps) => (
  <Box component="label" sx={{ ...chipSx, position: 'relative' }}>
    <Box
      component="input"
      type="radio"
      name="vehicleType"
      value={type}
      checked={checked}
      disabled={!isSuitable}
      onChange={() => onChange(type)}
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        m: 0,
        opacity: 0,
        cursor: 'inherit',
      }}
    />
    {vehicleTypeLabels[type]}
    {!isSuitable && (
      <Box component="span" sx={visuallyHidden}>
        {' '}
        (not for this service)
      </Box>
    )}
  </Box>
);

/** The type of a vehicle, one tap each. Types that the service does not suit come last, disabled. */
export function VehicleTypeField({ service }: { service: Pick<Service, 'suitableFor'> }) {
  const [{ value }, { touched, error }, { setValue }] = useField<string>('vehicleType');
  const labelId = useId();
  const errorId = useId();
  const shownError = touched ? error : undefined;
  const chip = (isSuitable: boolean) => (type: VehicleType) => (
    <TypeChip
      key={type}
      type={type}
      checked={value === type}
      isSuitable={isSuitable}
      onChange={setValue}
    />
  );
  return (
    <Box
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-invalid={shownError !== undefined}
      aria-describedby={errorId}
      aria-required
      sx={{ outline: 'none' }}
    >
      <FormLabel id={labelId} component="span" error={shownError !== undefined}>
        Vehicle type
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {suitableVehicleTypes(service).map(chip(true))}
        {otherVehicleTypes(service).map(chip(false))}
      </Box>
      <FormHelperText id={errorId} error={shownError !== undefined}>
        {shownError ?? ' '}
      </FormHelperText>
    </Box>
  );
}
