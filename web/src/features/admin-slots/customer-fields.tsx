import Box from '@mui/material/Box';
import { FormField } from '~/components/form-field.tsx';

const optional = { htmlInput: { required: false } } as const;

/** Who comes, and how they are reached. */
export function CustomerFields() {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2.5,
        rowGap: 0.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        '& > :first-of-type': { gridColumn: '1 / -1' },
      }}
    >
      <FormField name="customerName" label="Name" autoComplete="off" />
      <FormField
        name="customerPhone"
        label="Phone (optional)"
        type="tel"
        autoComplete="off"
        slotProps={optional}
      />
      <FormField
        name="customerEmail"
        label="Email (optional)"
        type="email"
        autoComplete="off"
        slotProps={optional}
      />
    </Box>
  );
}
