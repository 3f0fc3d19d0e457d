import type { PhotoStage } from '@carwash/domain/visit-records/visit-record';
import { createStore } from '~/lib/store';

/** A photo that has been taken and is not stored yet. */
export interface PhotoUpload {
  id: number;
  /** The user who added it. */
  uid: string;
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
 * car; and from the code that sends them (`send-photos.ts`), because every page may sign out.
 */
const current = createStore<readonly PhotoUpload[]>([]);

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Returns the photos that are on their way. */
export const photoUploads = current.get;

export function setPhotoUploads(uploads: readonly PhotoUpload[]): void {
  if (uploads.length > 0) window.addEventListener('beforeunload', askBeforeUnload);
  else window.removeEventListener('beforeunload', askBeforeUnload);
  current.set(uploads);
}

export const changeUpload = (id: number, fields: Partial<PhotoUpload>): void =>
  setPhotoUploads(
    photoUploads().map((upload) => (upload.id === id ? { ...upload, ...fields } : upload)),
  );

/** Forgets a photo that is stored, or could not be sent. */
export const dropUpload = (id: number): void =>
  setPhotoUploads(photoUploads().filter((upload) => upload.id !== id));

/** Returns `photoUploads` as a live value. */
export const usePhotoUploads = current.useValue;

/** Explains why somebody with photos on their way has to wait. */
export function photosUnderWayText(count: number, wish: 'sign out' | 'switch'): string {
  const photos = count === 1 ? '1 photo is' : `${count} photos are`;
  return `${photos} not stored yet. You can ${wish} after that. One that failed can be sent again or discarded at its car.`;
}
