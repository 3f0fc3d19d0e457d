import type { Endpoints } from '@carwash/domain/endpoints';
import { legalSettingsOf } from '@carwash/domain/settings/legal-settings';
import { retentionNames } from '@carwash/domain/settings/retention';
import { legalSettingsId } from '@carwash/domain/settings/settings-ids';
import type { Context } from '../context.ts';
import { readLegalSettings } from '../db/read-settings.ts';
import type { Handler } from '../http/handler.ts';
import { changeSettings } from './change-settings.ts';

export const getLegalSettings: Handler<Context, Endpoints['getLegalSettings']> = (
  _request,
  context,
) => readLegalSettings(context);

/** Changes the given legal texts and retention times: see `changeSettings`. New times count from the next run of the reconciler. */
export const updateLegalSettings: Handler<Context, Endpoints['updateLegalSettings']> = (
  { body, caller },
  context,
) =>
  changeSettings(
    {
      document: context.db.legalSettings,
      given: body,
      first: { _id: legalSettingsId, ...body },
      settingsOf: legalSettingsOf,
      told: {
        action: 'legal settings changed',
        label: 'Privacy and terms',
        // The audit omits the texts, because it would show pages of text.
        unspoken: ['privacy', 'terms'],
      },
      follow: async (batch, { fields }) => {
        if (retentionNames.some((name) => fields.includes(name))) {
          batch.set(context.db.retention, { dueAt: context.now() });
        }
      },
    },
    caller,
    context,
  );
