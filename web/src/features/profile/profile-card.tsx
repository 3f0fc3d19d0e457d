import { businessDay } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { handleOf } from '@carwash/domain/users/handle';
import { formatPhoneNumber } from '@carwash/domain/users/phone-number';
import type { User } from '@carwash/domain/users/user';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEmailVerification } from '~/entities/users/use-email-verification';
import { useSendVerification } from '~/entities/users/use-send-verification';
import { UserAvatar } from '~/entities/users/user-avatar';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { StatusChip } from '~/ui/page/status-chip';
import { ProfileCover } from './profile-cover';
import { ProfileFact, profileFactsLayout } from './profile-fact';

/** Whether the email is verified, with a button to verify it. */
function EmailState() {
  const { verified } = useEmailVerification();
  const { sending, sendVerification } = useSendVerification();
  return (
    <Box
      component="span"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mt: 0.5,
        minHeight: 34,
      }}
    >
      {verified === true && <StatusChip label="Verified" tone="good" />}
      {verified === false && (
        <>
          <StatusChip label="Not verified yet" tone="waiting" />
          <Button size="small" loading={sending} onClick={sendVerification}>
            Verify your email
          </Button>
        </>
      )}
    </Box>
  );
}

/** In pixels. */
export const profilePhotoSize = 104;

/** The user's photo, name and details. */
export function ProfileCard({ profile }: { profile: User }) {
  const { name, email, phone, address, profileImage, createdAt } = profile;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <ProfileCover />
      <Box sx={{ px: { xs: 2, sm: 4 }, pb: { xs: 3, sm: 4 } }}>
        <PhotoOnCover name={name} image={profileImage} />
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {handleOf(email)}
        </Typography>
        <Box component="dl" sx={profileFactsLayout}>
          <ProfileFact label="Email">
            {email}
            <EmailState />
          </ProfileFact>
          <ProfileFact label="Phone">{formatPhoneNumber(phone) || 'Not given'}</ProfileFact>
          <ProfileFact label="Address">{address || 'Not given'}</ProfileFact>
          <ProfileFact label="Member since">
            {formatDay(businessDay(createdAt, businessTimeZone))}
          </ProfileFact>
        </Box>
      </Box>
    </Paper>
  );
}

function PhotoOnCover({ name, image }: { name: string; image: string | null }) {
  return (
    <Stack
      sx={{
        width: 'fit-content',
        p: '4px',
        mt: `${-profilePhotoSize / 2}px`,
        mb: 1.5,
        borderRadius: '50%',
        bgcolor: 'background.paper',
        position: 'relative',
      }}
    >
      <UserAvatar name={name} image={image} size={profilePhotoSize} />
    </Stack>
  );
}
