const startsWith = (file: Buffer, offset: number, text: string): boolean =>
  file.toString('latin1', offset, offset + text.length) === text;

const isJpeg = (file: Buffer): boolean => startsWith(file, 0, '\xff\xd8\xff');
const isPng = (file: Buffer): boolean => startsWith(file, 0, '\x89PNG\r\n\x1a\n');
const isWebp = (file: Buffer): boolean =>
  startsWith(file, 0, 'RIFF') && startsWith(file, 8, 'WEBP');

/**
 * Tells whether a file is AVIF: such a file lists its major brand, a version and its compatible brands, four
 * bytes each.
 */
function isAvif(file: Buffer): boolean {
  if (!startsWith(file, 4, 'ftyp')) return false;
  const brands = file.toString('latin1', 8, Math.min(file.readUInt32BE(0), 256));
  return /^(?:.{4})*(?:avif|avis)/s.test(brands);
}

/**
 * Tells whether the first bytes of a file are those of a JPEG, PNG, WebP or AVIF file. Its name and declared
 * type are ignored.
 */
export const isAcceptedFormat = (file: Buffer): boolean =>
  [isJpeg, isPng, isWebp, isAvif].some((isFormat) => isFormat(file));
