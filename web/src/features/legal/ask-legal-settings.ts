import type { LegalSettings } from '@carwash/domain/settings/legal-settings';
import { askPublic } from '~/lib/api/ask-public';

/** Fetches the legal settings of the business. */
export const askLegalSettings = (): Promise<LegalSettings> => askPublic('/api/settings/legal');
