import { collections } from '@carwash/domain/collections';
import { settingsOf } from '@carwash/domain/settings/default-settings';
import type { StoredSettings } from '@carwash/domain/settings/public-settings';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import { useEffect, useMemo } from 'react';
import { liveDocuments } from '~/lib/live/live-queries';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';
import { showSettings, unsetSettings } from '~/lib/settings/settings';
import { rememberSettings } from './ask-settings';

const storedSettings = liveDocuments('everyone', async () => ({
  collection: collections.settings,
  schema: (await import('@carwash/domain/settings/public-settings')).storedSettingsSchema,
  id: publicSettingsId,
}));

/**
 * Returns the business's stored settings, live; null when none are stored.
 * @param wanted without it nothing is listened to
 */
export const useStoredSettings = (wanted: boolean): QueryState<StoredSettings | null> =>
  useLiveQuery(wanted ? storedSettings() : null);

/**
 * Keeps the settings live: everything on the page shows a change at once.
 * @param wanted without it nothing is listened to
 */
export function useLiveSettings(wanted: boolean) {
  const stored = useStoredSettings(wanted);
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
