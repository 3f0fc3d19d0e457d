import { serviceCategories, serviceCategoryLabels } from '@carwash/domain/services/service';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import { useField } from 'formik';
import type { WheelEvent } from 'react';
import { FormField } from '~/ui/forms/form-field.tsx';

/** Scrolling over a field for numbers would change what it holds. */
const leaveOnScroll = ({ currentTarget }: WheelEvent<HTMLElement>) => currentTarget.blur();

const freeServiceHint = 'Free of charge: customers book it at once, without paying.';

/** What a service is, costs and takes. */
export function ServiceFields() {
  const [{ value: price }] = useField<number | ''>('price');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <FormField name="name" label="Name" />
      <FormField name="category" label="Category" select>
        {serviceCategories.map((category) => (
          <MenuItem key={category} value={category}>
            {serviceCategoryLabels[category]}
          </MenuItem>
        ))}
      </FormField>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FormField name="description" label="Description" multiline minRows={4} />
      </Box>
      <FormField
        name="price"
        label="Price"
        type="number"
        hint={price === 0 ? freeServiceHint : undefined}
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">$</InputAdornment> },
          htmlInput: { min: 0, step: 0.01, inputMode: 'decimal', onWheel: leaveOnScroll },
        }}
      />
      <FormField
        name="duration"
        label="Duration"
        type="number"
        slotProps={{
          input: { endAdornment: <InputAdornment position="end">mins</InputAdornment> },
          htmlInput: { min: 0, step: 1, inputMode: 'numeric', onWheel: leaveOnScroll },
        }}
      />
    </Box>
  );
}
