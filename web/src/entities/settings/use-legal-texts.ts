import { collections } from '@carwash/domain/collections';
import {
  type LegalTexts,
  legalTextsOf,
  storedLegalTextsSchema,
} from '@carwash/domain/settings/legal-texts';
import { legalTextsId } from '@carwash/domain/settings/settings-ids';
import { useMemo } from 'react';
import { liveDocuments } from '~/lib/live/live-queries';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

const storedLegalTexts = liveDocuments('everyone', () => ({
  collection: collections.settings,
  schema: storedLegalTextsSchema,
  id: legalTextsId,
}));

/** Returns the texts that the business has set for its legal pages, live. */
export function useLegalTexts(): QueryState<LegalTexts> {
  const stored = useLiveQuery(storedLegalTexts());
  return useMemo(
    () => (stored.state === 'ready' ? { state: 'ready', data: legalTextsOf(stored.data) } : stored),
    [stored],
  );
}
