import { vehicleTypeName } from '@carwash/domain/vehicles/vehicle-types';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useSettings } from '~/lib/settings/settings';
import { formatPrice } from '~/ui/format/format-price';
import { VehicleSilhouette } from './vehicle-silhouette';

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
  },
} as const;

/** '+$4.00', '-$2.00'; nothing without a difference. */
const describeDifference = (amount: number): string =>
  amount === 0 ? '' : `${amount > 0 ? '+' : ''}${formatPrice(amount)}`;

interface TypeChipProps {
  type: string;
  typeName: string;
  /** What it costs more than the usual type, in major units. */
  difference: number;
  checked: boolean;
  name: string;
  onChange: (type: string) => void;
}

function TypeChip({ type, typeName, difference, checked, name, onChange }: TypeChipProps) {
  const differenceId = useId();
  return (
    <Box component="label" sx={{ ...chipSx, position: 'relative' }}>
      <Box
        component="input"
        type="radio"
        name={name}
        value={type}
        aria-label={typeName}
        aria-describedby={difference === 0 ? undefined : differenceId}
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
      <VehicleSilhouette type={type} />
      {typeName}
      {difference !== 0 && (
        <Typography
          id={differenceId}
          component="span"
          variant="body2"
          sx={{ ml: 1, opacity: 0.85 }}
        >
          {describeDifference(difference)}
        </Typography>
      )}
    </Box>
  );
}

interface VehicleTypeChipsProps {
  /** Ids of the types that the service suits. */
  types: readonly string[];
  /** What each type costs more than the usual one, in major units; without it none is shown. */
  differences?: readonly number[];
  /** Name of the field in a form. */
  name?: string;
  /** Empty while none is chosen. */
  value: string;
  onChange: (type: string) => void;
}

/** Types of vehicles, one tap each. */
export function VehicleTypeChips({
  types,
  differences,
  name = 'vehicleType',
  value,
  onChange,
}: VehicleTypeChipsProps) {
  const { vehicleTypes } = useSettings();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {types.map((type, index) => (
        <TypeChip
          key={type}
          type={type}
          typeName={vehicleTypeName(type, vehicleTypes)}
          difference={differences?.[index] ?? 0}
          checked={value === type}
          name={name}
          onChange={onChange}
        />
      ))}
    </Box>
  );
}
