import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import type { SignIn } from '@carwash/domain/users/endpoints';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';

/** Fill in the accounts that anybody may try the product with. */
export function DemoButtons() {
  const { setValues, isSubmitting } = useFormikContext<SignIn>();
  const buttons = [
    { label: 'Demo User', account: demoAccounts.user },
    { label: 'Demo Admin', account: demoAccounts.admin },
  ];
  return (
    <Stack direction="row" sx={{ gap: 1.5, mt: 1 }}>
      {buttons.map(({ label, account }) => (
        <Button
          key={label}
          variant="outlined"
          fullWidth
          sx={{ px: 1, whiteSpace: 'nowrap' }}
          disabled={isSubmitting}
          onClick={() => setValues(account, true)}
        >
          {label}
        </Button>
      ))}
    </Stack>
  );
}
