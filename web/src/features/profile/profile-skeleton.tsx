import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { profilePhotoSize } from './profile-card.tsx';
import { ProfileCover } from './profile-cover.tsx';
import { profileFactsLayout } from './profile-fact.tsx';

const facts = ['email', 'phone', 'address', 'since'] as const;

/** Holds the place of a profile while it loads. */
export function ProfileSkeleton() {
  return (
    <Paper
      role="status"
      aria-label="Loading your profile"
      variant="outlined"
      sx={{ borderRadius: '20px', overflow: 'hidden' }}
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
