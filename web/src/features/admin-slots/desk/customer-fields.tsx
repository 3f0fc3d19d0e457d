import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { FormField } from '~/ui/forms/form-field.tsx';
import { AccountField } from './account-field.tsx';
import type { DeskFormValues } from './desk-draft.ts';

const optional = { htmlInput: { required: false } } as const;
/** Where an account is known, its email counts. */
const ofAccount = { htmlInput: { required: false, readOnly: true } } as const;

/** Who comes, and how they are reached. */
export function CustomerFields() {
  const { customerId } = useFormikContext<DeskFormValues>().values;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2.5,
        rowGap: 0.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        '& > :nth-of-type(-n + 2)': { gridColumn: '1 / -1' },
        '& > :first-of-type': { mb: 2 },
      }}
    >
      <AccountField />
      <FormField name="customerName" label="Name" autoComplete="off" autoFocus />
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
        slotProps={customerId === '' ? optional : ofAccount}
      />
    </Box>
  );
}
