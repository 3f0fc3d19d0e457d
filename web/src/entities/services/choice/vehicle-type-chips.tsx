import type { Service } from '@carwash/domain/services/service';
import {
  otherVehicleTypes,
  suitableVehicleTypes,
} from '@carwash/domain/services/suitable-vehicles';
import { type VehicleType, vehicleTypeLabels } from '@carwash/domain/services/vehicle';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

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

interface VehicleTypeChipsProps {
  service: Pick<Service, 'suitableFor'>;
  /** Empty: none is chosen. */
  value: string;
  onChange: (type: VehicleType) => void;
}

/** The types of vehicles, one tap each. Those that the service does not suit come last, disabled. */
export function VehicleTypeChips({ service, value, onChange }: VehicleTypeChipsProps) {
  const chip = (isSuitable: boolean) => (type: VehicleType) => (
    <TypeChip
      key={type}
      type={type}
      checked={value === type}
      isSuitable={isSuitable}
      onChange={onChange}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {suitableVehicleTypes(service).map(chip(true))}
      {otherVehicleTypes(service).map(chip(false))}
    </Box>
  );
}
