import { collections } from '@carwash/domain/collections';
import {
  type LegalSettings,
  legalSettingsOf,
  storedLegalSettingsSchema,
} from '@carwash/domain/settings/legal-settings';
import { legalSettingsId } from '@carwash/domain/settings/settings-ids';
import { useMemo } from 'react';
import { liveDocuments } from '~/lib/live/live-queries';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

const storedLegalSettings = liveDocuments('everyone', () => ({
  collection: collections.settings,
  schema: storedLegalSettingsSchema,
  id: legalSettingsId,
}));

/** Returns the texts that the business has set for its legal pages, live. */
export function useLegalSettings(): QueryState<LegalSettings> {
  const stored = useLiveQuery(storedLegalSettings());
  return useMemo(
    () =>
      stored.state === 'ready' ? { state: 'ready', data: legalSettingsOf(stored.data) } : stored,
    [stored],
  );
}
