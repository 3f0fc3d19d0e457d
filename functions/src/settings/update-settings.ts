import type { Endpoints } from '@carwash/domain/endpoints';
import { picturePaths } from '@carwash/domain/services/service-picture';
import { publicSettingsId } from '@carwash/domain/settings/collections';
import { settingsOf } from '@carwash/domain/settings/default-settings';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { markStartsDue } from '../days/mark-starts-due.ts';
import { requireListsAsSeen } from '../db/require-lists-as-seen.ts';
import type { Handler } from '../http/handler.ts';
import { isUploadedPicture, referToImage } from '../images/refer-to-image.ts';
import { changeSettings } from './change-settings.ts';

/** The settings from which slots are generated. */
const decideStarts: ReadonlySet<string> = new Set(['hours', 'exceptions', 'bookAheadDays']);

/**
 * Makes `batch` fail if one of the uploaded pictures no longer exists. Any other path is a file of the site.
 * @throws ApiError bad_input that names the field
 */
async function referToPictures(
  batch: WriteBatch,
  pictures: PublicSettings['pictures'],
  context: Context,
): Promise<void> {
  const uploaded = picturePaths(pictures).filter(({ path }) => isUploadedPicture(path));
  await Promise.all(uploaded.map(({ field, path }) => referToImage(batch, field, path, context)));
}

/**
 * Changes the given settings: see `changeSettings`. For a list the last change counts only if the caller does
 * not say which version they have seen.
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
      follow: async (batch, change) => {
        requireListsAsSeen(seen, change.before, change.after);
        if (change.fields.some((name) => decideStarts.has(name))) markStartsDue(batch, context);
        await referToPictures(batch, given.pictures ?? [], context);
      },
    },
    caller,
    context,
  );
};
