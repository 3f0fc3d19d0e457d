import type { Endpoints } from '@carwash/domain/endpoints';
import { imagePath } from '@carwash/domain/images/image-path';
import type { StoredService } from '@carwash/domain/services/service';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import { FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { findImage } from './find-image.ts';

type RemovalContext = Pick<Context, 'db' | 'now'>;

/** Picture of a service whose own one was removed, because every service must have one. */
const placeholder = '/pictures/hero.svg';

interface Shown {
  image: string;
  imageBefore?: string | undefined;
}

const withoutImage = <T extends Shown>(pictures: readonly T[], path: string): T[] =>
  pictures.filter(({ image, imageBefore }) => image !== path && imageBefore !== path);

function withoutImageOf({ image, pictures, uploadedPictures }: StoredService, path: string) {
  const left = withoutImage(pictures, path);
  return {
    image: image === path ? placeholder : image,
    pictures: left,
    uploadedPictures: [...new Set(uploadedPictures)].filter((uploaded) =>
      left.some((shown) => shown.image === uploaded || shown.imageBefore === uploaded),
    ),
  };
}

/**
 * Removes a picture from everything that shows it.
 * @returns the names of the changed records
 */
async function takeOut(batch: WriteBatch, path: string, { db }: RemovalContext): Promise<string[]> {
  const [users, byImage, byPictures, [settings]] = await Promise.all([
    db.users.where('profileImage', '==', path).get(),
    db.services.where('image', '==', path).get(),
    db.services.where('uploadedPictures', 'array-contains', path).get(),
    db.readAll(db.settings.doc(publicSettingsId)),
  ]);
  const services = new Map([...byImage.docs, ...byPictures.docs].map((found) => [found.id, found]));
  for (const user of users.docs) batch.update(user.ref, { profileImage: null }, ifUnchanged(user));
  for (const service of services.values()) {
    batch.update(service.ref, withoutImageOf(service.data(), path), ifUnchanged(service));
  }
  const shown = settings.data()?.pictures ?? [];
  const left = withoutImage(shown, path);
  const isOfBusiness = left.length < shown.length;
  if (isOfBusiness) batch.update(settings.ref, { pictures: left }, ifUnchanged(settings));
  return [
    ...users.docs.map((user) => user.data().name),
    ...[...services.values()].map((service) => service.data().name),
    ...(isOfBusiness ? ['Settings'] : []),
  ];
}

/**
 * Removes a picture. Its document stays without the bytes, so that the same picture is refused when it is
 * uploaded again.
 * @throws ApiError not_found
 */
export const removeImage: Handler<RemovalContext, Endpoints['removeImage']> = async (
  { params: { sha256 }, caller },
  context,
) => {
  const { db, now } = context;
  await retryOnConflict(async () => {
    const found = await findImage(sha256, context);
    if (!found) throw new ApiError('not_found', 'There is no such image.');
    if (found.get('removedAt')) return true;
    const batch = db.batch();
    const gone = FieldValue.delete();
    batch.update(
      found.ref,
      { bytes: gone, small: gone, checkAt: gone, removedAt: now() },
      ifUnchanged(found),
    );
    const shownBy = await takeOut(batch, imagePath(sha256), context);
    addAuditEntry(
      batch,
      {
        kind: 'picture',
        action: 'picture removed',
        subject: { id: sha256, label: `Picture ${sha256.slice(-6)}` },
        before: { shownBy },
        after: null,
      },
      caller,
      context,
    );
    return (await commitIfUnchanged(batch)) || undefined;
  });
  return {};
};
