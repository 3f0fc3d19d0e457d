import { collections } from '@carwash/domain/collections';
import { publicSettingsId } from '@carwash/domain/settings/collections';
import { settingsOf } from '@carwash/domain/settings/default-settings';
import { storedSettingsSchema } from '@carwash/domain/settings/public-settings';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo } from 'react';
import { liveDocuments } from '~/lib/live/live-queries';
import { useLiveQuery } from '~/lib/live/use-live-query';
import { useSession } from '~/lib/session/use-session';
import { rememberSettings } from '~/lib/settings/ask-settings';
import { showSettings, unsetSettings } from '~/lib/settings/settings';
import { PageHeading } from '~/ui/page/page-heading';
import { FailedState } from '~/ui/states/failed-state';
import { EditSettingsForm } from './form/edit-settings-form';

const storedSettings = liveDocuments('everyone', () => ({
  collection: collections.settings,
  schema: storedSettingsSchema,
  id: publicSettingsId,
}));

/** The settings, live; the whole console shows them as soon as they change. */
function useLiveSettings() {
  const stored = useLiveQuery(storedSettings());
  const data = stored.state === 'ready' ? stored.data : undefined;
  const settings = useMemo(
    () => (data === undefined ? null : settingsOf(data, unsetSettings.askedVehicleDetails)),
    [data],
  );
  useEffect(() => {
    if (!settings) return;
    showSettings(settings);
    rememberSettings(settings);
  }, [settings]);
  return { settings, stored };
}

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
  const { settings, stored } = useLiveSettings();
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
