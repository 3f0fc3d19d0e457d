import type { PhotoStage } from '@carwash/domain/visit-records/visit-record';
import { openPicture, PictureProblem } from '~/entities/images/check-image-file';
import { shrinkPicture } from '~/entities/images/shrink-picture';
import { callApi } from '~/lib/api/call-api';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { isOfflineFailure } from '~/lib/api/failure-text';
import { whenOnline } from '~/lib/online';
import { session } from '~/lib/session/session';
import { toastTexts } from '~/lib/toasts';
import {
  changeUpload,
  dropUpload,
  type PhotoUpload,
  photoUploads,
  setPhotoUploads,
} from './photo-uploads';

let isSending = false;
let lastId = 0;

const isOwn = ({ uid }: Pick<PhotoUpload, 'uid'>) => session.current().user?._id === uid;

const nextUpload = () => photoUploads().find((upload) => upload.problem === null && isOwn(upload));

async function preparePhoto(file: File): Promise<Blob> {
  const picture = await openPicture(file);
  try {
    return await shrinkPicture(picture);
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}

function problemOf(failure: unknown): string {
  if (failure instanceof PictureProblem) return failure.message;
  return changeFailureText(failure, toastTexts.photoNotSaved);
}

async function send({ id, uid, bookingId, photoStage, file }: PhotoUpload): Promise<void> {
  const attempt = new AbortController();
  const unsubscribe = session.subscribe(() => {
    if (!isOwn({ uid })) attempt.abort();
  });
  changeUpload(id, { progress: 0 });
  try {
    await callApi('addVisitPhoto', {
      params: { bookingId },
      query: { photoStage },
      file: await preparePhoto(file),
      onProgress: (progress) => changeUpload(id, { progress }),
      signal: attempt.signal,
    });
    dropUpload(id);
  } catch (failure) {
    // Otherwise it stays waiting, because it is sent by itself once there is a connection, or its user is back.
    const isRefused = !attempt.signal.aborted && !isOfflineFailure(failure);
    const problem = isRefused ? problemOf(failure) : null;
    changeUpload(id, { progress: null, problem });
  } finally {
    unsubscribe();
  }
}

/** Sends the photos of the signed-in user, one at a time because the connection of a phone is slow. */
async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    while (nextUpload()) {
      await whenOnline();
      const upload = nextUpload();
      if (upload) await send(upload);
    }
  } finally {
    isSending = false;
  }
}

// Photos outlast a session that expired, but are never sent as somebody else.
session.subscribe(() => {
  if (!session.current().user) return;
  setPhotoUploads(photoUploads().filter(isOwn));
  void sendAll();
});

/** Sends photos, one after the other, as the user who is signed in now. */
export function uploadPhotos(
  bookingId: string,
  photoStage: PhotoStage,
  files: readonly File[],
): void {
  const uid = session.current().user?._id;
  if (uid === undefined) return;
  const added = files.map((file): PhotoUpload => {
    lastId += 1;
    return { id: lastId, uid, bookingId, photoStage, file, progress: null, problem: null };
  });
  setPhotoUploads([...photoUploads(), ...added]);
  void sendAll();
}

export function retryUpload(id: number): void {
  changeUpload(id, { problem: null });
  void sendAll();
}
