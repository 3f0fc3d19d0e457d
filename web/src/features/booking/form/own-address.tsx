import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AddressField } from '~/entities/bookings/visit-fields';
import { useProfile } from '~/entities/users/use-profile';

/** The customer's address, filled in from their profile. */
export function OwnAddress({ uid }: { uid: string }) {
  const profile = useProfile(uid);
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="h3" component="h2">
        Where we come to
      </Typography>
      <AddressField usual={profile.state === 'ready' ? (profile.data?.address ?? null) : null} />
    </Stack>
  );
}
