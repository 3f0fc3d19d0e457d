import { isDeepStrictEqual } from 'node:util';
import type { Endpoints } from '@carwash/domain/endpoints';
import { publicSettingsId } from '@carwash/domain/settings/collections';
import { settingsOf } from '@carwash/domain/settings/default-settings';
import { settingsLists, type UpdateSettings } from '@carwash/domain/settings/endpoints';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { markStartsDue } from '../bays/mark-starts-due.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { type ChangedSettings, changeSettings } from './change-settings.ts';

/** The settings by which slots make themselves. */
const decideStarts: ReadonlySet<string> = new Set(['hours', 'exceptions', 'bookAheadDays']);

/** @throws ApiError conflict when a list is neither as the caller has seen it nor as it is to become */
function requireAsSeen(
  seen: UpdateSettings['seen'],
  { before, after }: ChangedSettings<PublicSettings>,
): void {
  const assumed = { ...before, ...seen };
  const isLost = settingsLists.some(
    (name) =>
      !isDeepStrictEqual(before[name], assumed[name]) &&
      !isDeepStrictEqual(before[name], after[name]),
  );
  if (isLost) {
    throw new ApiError(
      'conflict',
      'Somebody else has changed the same list meanwhile. Look at it, and save again.',
    );
  }
}

/**
 * Changes the given settings: see `changeSettings`. Of a list the last change counts only where the caller does
 * not say what they have seen.
 * @throws ApiError conflict when a list is not as the caller has seen it
 */
export const updateSettings: Handler<Context, Endpoints['updateSettings']> = (
  { body: { seen, ...given }, caller },
  context,
) => {
  const { db, settings } = context;
  return changeSettings(
    {
      document: db.settings.doc(publicSettingsId),
      given,
      first: { _id: publicSettingsId, ...given },
      settingsOf: (stored) => settingsOf(stored, settings.askedVehicleDetails),
      told: { action: 'settings changed', label: 'Settings' },
      follow: (batch, change) => {
        requireAsSeen(seen, change);
        if (change.fields.some((name) => decideStarts.has(name))) markStartsDue(batch, context);
      },
    },
    caller,
    context,
  );
};
