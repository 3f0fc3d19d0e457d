import { vehicleTypeName } from '@carwash/domain/vehicles/vehicle-types';
import Box from '@mui/material/Box';
import { useSettings } from '~/lib/settings/settings';

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
} as const;

interface TypeChipProps {
  type: string;
  typeName: string;
  checked: boolean;
  name: string;
  onChange: (type: string) => void;
}

const TypeChip = ({ type, typeName, checked, name, onChange }: TypeChipProps) => (
  <Box component="label" sx={{ ...chipSx, position: 'relative' }}>
    <Box
      component="input"
      type="radio"
      name={name}
      value={type}
      checked={checked}
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
    {typeName}
  </Box>
);

interface VehicleTypeChipsProps {
  /** Ids of the types that the service suits. */
  types: readonly string[];
  /** Name of the field in a form. */
  name?: string;
  /** Empty while none is chosen. */
  value: string;
  onChange: (type: string) => void;
}

/** Types of vehicles, one tap each. */
export function VehicleTypeChips({
  types,
  name = 'vehicleType',
  value,
  onChange,
}: VehicleTypeChipsProps) {
  const { vehicleTypes } = useSettings();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {types.map((type) => (
        <TypeChip
          key={type}
          type={type}
          typeName={vehicleTypeName(type, vehicleTypes)}
          checked={value === type}
          name={name}
          onChange={onChange}
        />
      ))}
    </Box>
  );
}
