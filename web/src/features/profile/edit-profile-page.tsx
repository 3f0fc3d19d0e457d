import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { PageHeading } from '~/ui/page/page-heading';
import { EditProfileForm } from './edit/edit-profile-form';
import { OwnProfile } from './own-profile';

const sectionHeights = [206, 434] as const;

/** /dashboard/edit-profile */
export default function EditProfilePage() {
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeading
        title="Edit Profile"
        subtitle="What you change here counts for bookings and reviews from now on."
      />
      <OwnProfile skeleton={<EditProfileSkeleton />}>
        {(profile) => <EditProfileForm key={profile._id} profile={profile} />}
      </OwnProfile>
    </Box>
  );
}

function EditProfileSkeleton() {
  return (
    <Stack role="status" aria-label="Loading your profile" sx={{ gap: 3 }}>
      {sectionHeights.map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
