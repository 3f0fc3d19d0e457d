import type { Endpoints } from '@carwash/domain/endpoints';
import { picturePaths } from '@carwash/domain/services/service-picture';
import { settingsOf } from '@carwash/domain/settings/default-settings';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import {
  refusalOfVehicleTypes,
  removedVehicleTypes,
} from '@carwash/domain/settings/vehicle-type-refusal';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { markStartsDue } from '../days/mark-starts-due.ts';
import { requireDayFits } from '../days/require-day-fits.ts';
import { readSettings } from '../db/read-settings.ts';
import { requireListsAsSeen } from '../db/require-lists-as-seen.ts';
import { toError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { isUploadedPicture, referToImage } from '../images/refer-to-image.ts';
import { changeSettings } from './change-settings.ts';

export const getSettings: Handler<Context, Endpoints['getSettings']> = (_request, context) =>
  readSettings(context);

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

/** The settings of which one names vehicle types and another lists them. */
const nameTypes: ReadonlySet<string> = new Set(['vehicleTypes', 'sizes', 'addOns']);

/**
 * Checks that no service, size or add-on is left with a vehicle type that is gone.
 * @throws ApiError conflict, bad_input
 */
async function requireTypesInList(
  before: PublicSettings,
  after: PublicSettings,
  { db }: Context,
): Promise<void> {
  const removed = removedVehicleTypes(before.vehicleTypes, after.vehicleTypes);
  const services =
    removed.length === 0
      ? []
      : (await db.services.where('suitableFor', 'array-contains-any', removed).get()).docs;
  const refusal = refusalOfVehicleTypes(
    before,
    after,
    services.map((service) => service.data()),
  );
  if (refusal) throw toError(refusal);
}

/**
 * Changes the given settings: see `changeSettings`. For a list the last change counts only if the caller does
 * not say which version they have seen.
 * @throws ApiError conflict when a list is not as the caller has seen it, or when a service lists a removed vehicle type;
 * bad_input for a size or an add-on that names one, and for hours so long that a day might not fit in its document
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
        const hours = ['hours', 'exceptions'].find((name) => change.fields.includes(name));
        if (hours !== undefined)
          await requireDayFits({ field: hours, hours: change.after }, context);
        if (change.fields.some((name) => nameTypes.has(name))) {
          await requireTypesInList(change.before, change.after, context);
        }
        await referToPictures(batch, given.pictures ?? [], context);
      },
    },
    caller,
    context,
  );
};
