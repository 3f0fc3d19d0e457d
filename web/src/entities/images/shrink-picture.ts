import { longestSide } from '@carwash/domain/images/picture-widths';

const quality = 0.9;

/**
 * Draws a picture as a JPEG of at most 1600 pixels a side, which drops its location and spares the connection of a
 * phone. Transparent parts become white.
 */
export async function shrinkPicture(picture: HTMLImageElement): Promise<Blob> {
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas to draw on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const finish = (file: Blob | null) =>
      file ? resolve(file) : reject(new Error('The browser could not write the picture'));
    canvas.toBlob(finish, 'image/jpeg', quality);
  });
}
