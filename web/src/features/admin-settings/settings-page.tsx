import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useLiveSettings } from '~/entities/settings/use-live-settings';
import { useSession } from '~/lib/session/use-session';
import { PageHeading } from '~/ui/page/page-heading';
import { FailedState } from '~/ui/states/failed-state';
import { EditSettingsForm } from './form/edit-settings-form';

const sectionHeights = [420, 760, 190, 290, 170] as const;

const SettingsSkeleton = () => (
  <Stack role="status" aria-label="Loading the settings" sx={{ gap: 3 }}>
    {sectionHeights.map((height) => (
      <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: '20px' }} />
    ))}
  </Stack>
);

/** /dashboard/settings */
export default function SettingsPage() {
  const { user } = useSession();
  const { settings, stored } = useLiveSettings(true);
  return (
    <Box sx={{ maxWidth: 860 }}>
      <PageHeading
        title="Settings"
        subtitle="What customers see of the business. Pages show a change within two minutes."
      />
      {stored.state === 'failed' && (
        <FailedState title="The settings could not be loaded." onRetry={stored.retry} />
      )}
      {stored.state === 'loading' && <SettingsSkeleton />}
      {settings && user && <EditSettingsForm key={user._id} uid={user._id} settings={settings} />}
    </Box>
  );
}
