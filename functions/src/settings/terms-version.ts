import { createHash } from 'node:crypto';
import { legalTextOf } from '@carwash/domain/own-data/legal-templates';
import type { LegalSettings } from '@carwash/domain/settings/legal-settings';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';

/** Returns the version of the terms and the privacy notice as the site shows them: a hash, so that any change makes another one. */
export const termsVersionOf = (legal: LegalSettings, settings: PublicSettings): string =>
  createHash('sha256')
    .update(legalTextOf('terms', legal, settings))
    .update('\0')
    .update(legalTextOf('privacy', legal, settings))
    .digest('hex')
    .slice(0, 16);
