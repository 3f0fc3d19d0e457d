import type { Endpoints } from '@carwash/domain/endpoints';
import { legalTextsOf } from '@carwash/domain/settings/legal-texts';
import { legalTextsId } from '@carwash/domain/settings/settings-ids';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changeSettings } from './change-settings.ts';

/** Returns the texts that the business has set for its legal pages. */
export const getLegalTexts: Handler<Context, Endpoints['getLegalTexts']> = async (
  _request,
  { db },
) => {
  const [stored] = await db.readAll(db.legalTexts);
  return legalTextsOf(stored.data());
};

/** Changes the given texts of the legal pages: see `changeSettings`. */
export const updateLegalTexts: Handler<Context, Endpoints['updateLegalTexts']> = (
  { body, caller },
  context,
) =>
  changeSettings(
    {
      document: context.db.legalTexts,
      given: body,
      first: { _id: legalTextsId, ...body },
      settingsOf: legalTextsOf,
      told: {
        action: 'legal texts changed',
        label: 'Privacy and terms',
        // The audit omits them, because it would show pages of text.
        unspoken: ['privacy', 'terms'],
      },
    },
    caller,
    context,
  );
