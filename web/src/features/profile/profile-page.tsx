import EditRounded from '@mui/icons-material/EditOutlined';
import LockRounded from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { PageHeading } from '~/ui/page/page-heading.tsx';
import { OwnProfile } from './own-profile.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** /dashboard/profile: who is signed in, as the business knows them. */
export default function ProfilePage() {
  return (
    <Box sx={{ maxWidth: 880 }}>
      <PageHeading title="Profile" action={<Actions />} />
      <OwnProfile skeleton={<ProfileSkeleton />}>
        {(profile) => <ProfileCard profile={profile} />}
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
        component={Link}
        to={paths.editProfile}
        variant="contained"
        startIcon={<EditRounded />}
      >
        Edit Profile
      </Button>
      <Button
        component={Link}
        to={paths.changePassword}
        variant="outlined"
        startIcon={<LockRounded />}
      >
        Change Password
      </Button>
    </Stack>
  );
}
