import { imagePath } from '@carwash/domain/images/image-path';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import {
  type DocumentData,
  FieldValue,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { Deadline } from '../background/deadline.ts';
import { drain } from '../background/drain.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged } from '../db/compare-and-set.ts';
import { nextImageCheck } from './next-image-check.ts';

async function isInUse(sha256: string, { db }: Context): Promise<boolean> {
  const path = imagePath(sha256);
  const [[settings], ...found] = await Promise.all([
    db.readAll(db.settings.doc(publicSettingsId)),
    db.services.where('image', '==', path).limit(1).select().get(),
    db.services.where('uploadedPictures', 'array-contains', path).limit(1).select().get(),
    db.users.where('profileImage', '==', path).limit(1).select().get(),
  ]);
  const isShown = settings.data()?.pictures?.some(({ image }) => image === path) ?? false;
  return isShown || found.some(({ empty }) => !empty);
}

/**
 * Checks whether one picture is in use. Commits that start using a picture, and repeated uploads of it, also
 * write to its document, so the check's result is only written if the document has not changed since it was
 * read.
 */
async function checkImage(
  snapshot: QueryDocumentSnapshot<DocumentData>,
  context: Context,
): Promise<boolean> {
  const batch = context.db.batch();
  if (snapshot.get('removedAt')) {
    // The desk removed the picture while somebody referred to it. It stays marked as removed.
    batch.update(snapshot.ref, { checkAt: FieldValue.delete() }, ifUnchanged(snapshot));
  } else if (await isInUse(snapshot.id, context)) {
    batch.update(snapshot.ref, { checkAt: nextImageCheck(context.now()) }, ifUnchanged(snapshot));
  } else {
    batch.delete(snapshot.ref, ifUnchanged(snapshot));
  }
  return commitIfUnchanged(batch);
}

/**
 * Deletes pictures that are not used a day after their upload. Pictures in use are checked again every
 * day, because they may have been replaced.
 */
export const deleteUnusedImages = (context: Context, deadline: Deadline): Promise<StepCounts> =>
  drain(
    {
      // Leaves out the picture's bytes.
      documents: context.db.images.select('checkAt', 'removedAt'),
      dueAt: 'checkAt',
      parallel: 20,
      work: (snapshot) => checkImage(snapshot, context),
    },
    context,
    deadline,
  );
