import { type VehicleType, vehicleTypeLabels } from '@carwash/domain/services/vehicle-types';
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
  name: string;
  onChange: (type: VehicleType) => void;
}

const TypeChip = ({ type, checked, isSuitable, name, onChange }: TypeChipProps) => (
  <Box component="label" sx={{ ...chipSx, position: 'relative' }}>
    <Box
      component="input"
      type="radio"
      name={name}
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
  /** Types that the service suits. */
  types: readonly VehicleType[];
  /** Types that the service does not suit but that are shown as well; they come last, disabled. */
  others?: readonly VehicleType[];
  /** Name of the field in a form. */
  name?: string;
  /** Empty while none is chosen. */
  value: string;
  onChange: (type: VehicleType) => void;
}

/** Types of vehicles, one tap each. */
export function VehicleTypeChips({
  types,
  others = [],
  name = 'vehicleType',
  value,
  onChange,
}: VehicleTypeChipsProps) {
  const chip = (isSuitable: boolean) => (type: VehicleType) => (
    <TypeChip
      key={type}
      type={type}
      checked={value === type}
      isSuitable={isSuitable}
      name={name}
      onChange={onChange}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {types.map(chip(true))}
      {others.map(chip(false))}
    </Box>
  );
}
