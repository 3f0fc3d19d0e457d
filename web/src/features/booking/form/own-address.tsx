import { isServed, servedAreasText } from '@carwash/domain/services/served-area';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { useState } from 'react';
import { AddressField } from '~/entities/bookings/visit-fields';
import { useProfile } from '~/entities/users/use-profile';
import { contactLinks } from '~/lib/settings/contact-links';
import { useSettings } from '~/lib/settings/settings';

/** Says where we come to and whom to call, when the address is elsewhere. Waits until it is typed. */
function OutsideAreas({ isTyping }: { isTyping: boolean }) {
  const [{ value }] = useField<string>('address');
  const settings = useSettings();
  const { servedAreas, phone } = settings;
  const isOutside = value.trim() !== '' && !isServed(value, servedAreas);
  return (
    <Box role="status">
      {isOutside && !isTyping && (
        <Alert severity="warning" role="note" sx={{ overflowWrap: 'anywhere' }}>
          We do not come to this address. {servedAreasText(servedAreas)}. Is it near? Call us:{' '}
          <Link href={contactLinks(settings).phone} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
            {phone}
          </Link>
        </Alert>
      )}
    </Box>
  );
}

/** The customer's address, filled in from their profile. */
export function OwnAddress({ uid }: { uid: string }) {
  const profile = useProfile(uid);
  const [isTyping, setTyping] = useState(false);
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="h3" component="h2">
        Where we come to
      </Typography>
      <Box
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        sx={{ display: 'grid', gap: 1 }}
      >
        <AddressField usual={profile.state === 'ready' ? (profile.data?.address ?? null) : null} />
      </Box>
      <OutsideAreas isTyping={isTyping} />
    </Stack>
  );
}
