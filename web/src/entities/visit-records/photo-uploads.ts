import type { PhotoStage } from '@carwash/domain/visit-records/visit-record';
import { useSyncExternalStore } from 'react';
import { callApi } from '~/lib/api/call-api';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { isOfflineFailure } from '~/lib/api/failure-text';
import { whenOnline } from '~/lib/online';
import { toastTexts } from '~/lib/toasts';
import { shrinkPhoto } from './shrink-photo';

/** A photo that has been taken and is not stored yet. */
export interface PhotoUpload {
  id: number;
  bookingId: string;
  photoStage: PhotoStage;
  file: File;
  /** The share that has been sent, 0 to 1; null while it waits or has failed. */
  progress: number | null;
  /** Why the last attempt has failed; null: it waits for its turn, or is being sent. */
  problem: string | null;
}

/*
 * Kept apart from the screens, so that photos are sent on while somebody closes the dialog, or opens the next
 * car. One at a time, because the connection of a phone is slow.
 */
let current: readonly PhotoUpload[] = [];
let isSending = false;
let lastId = 0;
const subscribers = new Set<() => void>();

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

function change(uploads: readonly PhotoUpload[]): void {
  current = uploads;
  if (current.length > 0) window.addEventListener('beforeunload', askBeforeUnload);
  else window.removeEventListener('beforeunload', askBeforeUnload);
  for (const onChange of subscribers) onChange();
}

const changeUpload = (id: number, fields: Partial<PhotoUpload>) =>
  change(current.map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)));

async function send({ id, bookingId, photoStage, file }: PhotoUpload): Promise<void> {
  await whenOnline();
  changeUpload(id, { progress: 0 });
  try {
    await callApi('addVisitPhoto', {
      params: { bookingId },
      query: { photoStage },
      file: await shrinkPhoto(file),
      onProgress: (progress) => changeUpload(id, { progress }),
    });
    dropUpload(id);
  } catch (failure) {
    // Offline it stays waiting, because it is sent by itself once there is a connection.
    const isRefused = !isOfflineFailure(failure);
    const problem = isRefused ? changeFailureText(failure, toastTexts.photoNotSaved) : null;
    changeUpload(id, { progress: null, problem });
  }
}

async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  const next = () => current.find(({ problem }) => problem === null);
  try {
    for (let upload = next(); upload; upload = next()) await send(upload);
  } finally {
    isSending = false;
  }
}

/** Sends photos, one after the other. */
export function uploadPhotos(
  bookingId: string,
  photoStage: PhotoStage,
  files: readonly File[],
): void {
  const added = files.map((file): PhotoUpload => {
    lastId += 1;
    return { id: lastId, bookingId, photoStage, file, progress: null, problem: null };
  });
  change([...current, ...added]);
  void sendAll();
}

export function retryUpload(id: number): void {
  changeUpload(id, { problem: null });
  void sendAll();
}

/** Forgets a photo that could not be sent. */
export const dropUpload = (id: number): void =>
  change(current.filter((upload) => upload.id !== id));

const subscribe = (onChange: () => void) => {
  subscribers.add(onChange);
  return () => void subscribers.delete(onChange);
};

/** Returns the photos that are on their way. */
export const usePhotoUploads = (): readonly PhotoUpload[] =>
  useSyncExternalStore(subscribe, () => current);
