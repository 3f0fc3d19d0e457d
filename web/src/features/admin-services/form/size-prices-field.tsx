import { shortestService } from '@carwash/domain/services/service';
import type { VehicleSize } from '@carwash/domain/vehicles/vehicle-sizes';
import { type VehicleType, vehicleTypeName } from '@carwash/domain/vehicles/vehicle-types';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import type { TypedNumber } from '~/lib/forms/typed-number';
import { useSettings } from '~/lib/settings/settings';
import { EntryGroup } from '~/ui/forms/entry-group';
import { NumberField } from '~/ui/forms/number-field';
import { PriceField } from '~/ui/forms/price-field';
import type { SizePriceEntry } from './service-form';

/** Describes a size: 'Large (SUV, Van)' */
const describe = ({ name, vehicleTypes }: VehicleSize, known: readonly VehicleType[]): string =>
  vehicleTypes.length === 0
    ? name
    : `${name} (${vehicleTypes.map((type) => vehicleTypeName(type, known)).join(', ')})`;

/** Returns a placeholder for a size that has a price but is no longer in the settings. */
const removedSize = (_id: string): VehicleSize => ({
  _id,
  name: 'A size that was removed',
  vehicleTypes: [],
});

interface SizePriceProps {
  size: VehicleSize;
  /** Those of the settings. */
  vehicleTypes: readonly VehicleType[];
  /** Index among the sizes that have a price of their own; -1 if this size has none. */
  index: number;
  onSwitch: (isOwn: boolean) => void;
}

const SizePrice = ({ size, vehicleTypes, index, onSwitch }: SizePriceProps) => (
  <EntryGroup title={size.name}>
    <FormControlLabel
      control={<Switch checked={index >= 0} onChange={(_, isOwn) => onSwitch(isOwn)} />}
      label={`${describe(size, vehicleTypes)} costs or takes something else`}
      sx={{ minHeight: 44 }}
    />
    {index >= 0 && (
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: '1fr 1fr', mt: 1 }}>
        <PriceField name={`sizePrices.${index}.price`} label="Price" />
        <NumberField
          name={`sizePrices.${index}.duration`}
          label="Duration"
          unit="mins"
          min={shortestService}
        />
      </Box>
    )}
  </EntryGroup>
);

/** Price and duration for the sizes of the settings. */
export function SizePricesField() {
  const { sizes, vehicleTypes } = useSettings();
  const [{ value: entries }, , { setValue }] = useField<SizePriceEntry[]>('sizePrices');
  const [{ value: price }] = useField<TypedNumber>('price');
  const [{ value: duration }] = useField<TypedNumber>('duration');
  const known = new Set(sizes.map(({ _id }) => _id));
  const removed = entries.filter(({ sizeId }) => !known.has(sizeId));
  if (sizes.length + removed.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        All vehicles cost the same. Sizes are set up under{' '}
        <Link component={RouterLink} to={`${paths.settings}?section=prices`}>
          Settings
        </Link>
        .
      </Typography>
    );
  }
  const change = (sizeId: string, isOwn: boolean) => {
    const others = entries.filter((entry) => entry.sizeId !== sizeId);
    void setValue(isOwn ? [...others, { sizeId, price, duration }] : others);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      {[...sizes, ...removed.map(({ sizeId }) => removedSize(sizeId))].map((size) => (
        <SizePrice
          key={size._id}
          size={size}
          vehicleTypes={vehicleTypes}
          index={entries.findIndex((entry) => entry.sizeId === size._id)}
          onSwitch={(isOwn) => change(size._id, isOwn)}
        />
      ))}
    </Stack>
  );
}
