import { collections } from '@carwash/domain/collections';
import {
  type PrivateSettings,
  privateSettingsOf,
  storedPrivateSettingsSchema,
} from '@carwash/domain/settings/private-settings';
import { privateSettingsId } from '@carwash/domain/settings/settings-ids';
import { useMemo } from 'react';
import { liveDocuments } from '~/lib/live/live-queries';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

const storedPrivateSettings = liveDocuments('owner', () => ({
  collection: collections.settings,
  schema: storedPrivateSettingsSchema,
  id: privateSettingsId,
}));

/** Returns the business's private settings, live. For the desk. */
export function usePrivateSettings(): QueryState<PrivateSettings> {
  const stored = useLiveQuery(storedPrivateSettings());
  return useMemo(
    () =>
      stored.state === 'ready' ? { state: 'ready', data: privateSettingsOf(stored.data) } : stored,
    [stored],
  );
}
