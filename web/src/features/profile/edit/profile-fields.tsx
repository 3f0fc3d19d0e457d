import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { FormField } from '~/ui/forms/form-field.tsx';

/** The details, with the email among them that stays as it is. */
export function ProfileFields({ email }: { email: string }) {
  return (
    <Stack sx={{ gap: 1 }}>
      <FormField name="name" label="Name" autoComplete="name" />
      <TextField
        id="email"
        label="Email"
        type="email"
        value={email}
        disabled
        helperText="You sign in with this email, so it cannot be changed here."
        // The explanation is there to be read, unlike what is disabled.
        sx={{ mb: 1, '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' } }}
      />
      <FormField name="phone" label="Phone" type="tel" autoComplete="tel" />
      <FormField name="address" label="Address" autoComplete="street-address" />
    </Stack>
  );
}
