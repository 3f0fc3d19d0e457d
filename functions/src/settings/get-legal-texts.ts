import type { Endpoints } from '@carwash/domain/endpoints';
import { legalTextsOf } from '@carwash/domain/settings/legal-texts';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';

/** Returns the texts that the business has set for its legal pages. */
export const getLegalTexts: Handler<Context, Endpoints['getLegalTexts']> = async (
  _request,
  { db },
) => {
  const [stored] = await db.readAll(db.legalTexts);
  return legalTextsOf(stored.data());
};
