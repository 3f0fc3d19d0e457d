import { collections } from '@carwash/domain/collections';
import {
  type MessageSettings,
  messageSettingsId,
  messageSettingsOf,
  storedMessageSettingsSchema,
} from '@carwash/domain/messages/message-settings';
import { useMemo } from 'react';
import { liveDocuments } from '~/lib/live/live-queries';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

const storedMessageSettings = liveDocuments('owner', () => ({
  collection: collections.settings,
  schema: storedMessageSettingsSchema,
  id: messageSettingsId,
}));

/** Returns how the business sends messages, live. For the desk. */
export function useMessageSettings(): QueryState<MessageSettings> {
  const stored = useLiveQuery(storedMessageSettings());
  return useMemo(
    () =>
      stored.state === 'ready' ? { state: 'ready', data: messageSettingsOf(stored.data) } : stored,
    [stored],
  );
}
