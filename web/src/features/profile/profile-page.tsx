import { mayHavePin } from '@carwash/domain/users/pin';
import EditRounded from '@mui/icons-material/EditOutlined';
import LockRounded from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { PageHeading } from '~/ui/page/page-heading';
import { OwnCalendar } from './calendar/own-calendar';
import { Garage } from './garage/garage';
import { Notifications } from './notifications/notifications';
import { OwnData } from './own-data/own-data';
import { OwnProfile } from './own-profile';
import { OwnPin } from './pin/own-pin';
import { ProfileCard, profilePhotoSize } from './profile-card';
import { ProfileCover } from './profile-cover';
import { profileFactsLayout } from './profile-fact';

const facts = ['email', 'phone', 'address', 'since'] as const;

function ProfileSkeleton() {
  return (
    <Paper
      role="status"
      aria-label="Loading your profile"
      variant="outlined"
      sx={{ overflow: 'hidden' }}
    >
      <ProfileCover />
      <Box sx={{ px: { xs: 2, sm: 4 }, pb: { xs: 3, sm: 4 } }}>
        <Skeleton
          variant="circular"
          width={profilePhotoSize}
          height={profilePhotoSize}
          sx={{ mt: `${-profilePhotoSize / 2}px`, mb: 2 }}
        />
        <Skeleton width={220} height={34} sx={{ maxWidth: '100%' }} />
        <Skeleton width={140} height={26} />
        <Box sx={profileFactsLayout}>
          {facts.map((fact) => (
            <Skeleton key={fact} variant="rounded" height={50} />
          ))}
        </Box>
      </Box>
    </Paper>
  );
}

/** /dashboard/profile: the signed-in user's profile. */
export default function ProfilePage() {
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeading title="Profile" action={<Actions />} />
      <OwnProfile skeleton={<ProfileSkeleton />}>
        {(profile) => (
          <Stack sx={{ gap: 4 }}>
            <ProfileCard profile={profile} />
            {profile.role === 'user' && <Garage uid={profile._id} />}
            {profile.role === 'user' && <OwnCalendar />}
            {profile.role === 'user' && <Notifications />}
            {mayHavePin(profile.role) && <OwnPin user={profile} />}
            <OwnData uid={profile._id} email={profile.email} />
          </Stack>
        )}
      </OwnProfile>
    </Box>
  );
}

function Actions() {
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', gap: 1, '& > *': { flexGrow: { xs: 1, sm: 0 } } }}
    >
      <Button
        component={RouterLink}
        to={paths.editProfile}
        variant="contained"
        startIcon={<EditRounded />}
      >
        Edit Profile
      </Button>
      <Button
        component={RouterLink}
        to={paths.changePassword}
        variant="outlined"
        startIcon={<LockRounded />}
      >
        Change Password
      </Button>
    </Stack>
  );
}
