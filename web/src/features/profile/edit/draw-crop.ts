import type { Area } from 'react-easy-crop';

/** Pixels: sharp on every screen where a photo is shown, and quick to send. */
const maxSide = 512;
const quality = 0.9;

/**
 * The chosen square of a picture as a file of its own, at most 512 pixels a side, on white where it
 * is transparent. WebP, or PNG from browsers that cannot write that.
 * @param area in the picture's own pixels
 * @throws Error when the browser cannot draw it, for want of memory for example
 */
export async function drawCrop(picture: HTMLImageElement, area: Area): Promise<Blob> {
  const side = Math.max(1, Math.min(maxSide, area.width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas to draw on');
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    const finish = (file: Blob | null) =>
      file ? resolve(file) : reject(new Error('The browser could not write the photo'));
    canvas.toBlob(finish, 'image/webp', quality);
  });
}
