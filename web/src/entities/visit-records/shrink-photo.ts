import { longestSide } from '@carwash/domain/images/picture-widths';
import { decodeImageFile } from '~/entities/images/check-image-file';

const quality = 0.85;

async function draw(picture: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

/**
 * Returns a photo as a JPEG of at most 1600 pixels a side, which drops its location and spares the connection of
 * a phone; the file itself if the browser cannot draw it, because the server decides what it takes.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const picture = await decodeImageFile(file).catch(() => null);
  if (!picture) return file;
  try {
    return (await draw(picture)) ?? file;
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}
