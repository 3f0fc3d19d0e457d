import { longestSide, smallWidth } from '@carwash/domain/images/picture-widths';
import sharp, { type Raw } from 'sharp';

/** A picture in stored form: WebP without metadata. */
export interface ReEncodedImage {
  bytes: Buffer;
  contentType: 'image/webp';
  width: number;
  height: number;
  /** The same picture in `smallWidth`; null if it is not wider than that, or can't be made small enough. */
  small: Buffer | null;
}

/** Pictures with more pixels are not decoded, because a small file can contain a huge picture. */
const maxPixels = 40_000_000;

/** Both fit into one Firestore document (1 MiB) and leave room for other fields. */
const maxBytes = 700 * 1024;
const maxSmallBytes = 250 * 1024;

const maxSeconds = 20;

/** Sizes and qualities, tried in this order until the result is small enough. The last one always is. */
const attempts = [
  { side: longestSide, quality: 82 },
  { side: longestSide, quality: 60 },
  { side: longestSide, quality: 40 },
  { side: 1000, quality: 40 },
  { side: 700, quality: 40 },
] as const;

// Allows only the decoders of the four accepted formats, because uploaded files are untrusted.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

/** Qualities of the small width, tried in this order. */
const smallQualities = [75, 50, 30] as const;

const inside = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

interface Pixels {
  data: Buffer;
  raw: Raw;
}

/**
 * Decodes the first frame, rotated upright, in sRGB and at most `longestSide` long; null if it can't be
 * decoded.
 */
async function decode(file: Buffer): Promise<Pixels | null> {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize(inside(longestSide))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { data, raw: { width, height, channels } };
  } catch {
    // sharp throws plain Errors. All of them mean that the file is invalid.
    return null;
  }
}

async function encodeSmall({ data, raw }: Pixels): Promise<Buffer | null> {
  for (const quality of smallQualities) {
    const bytes = await sharp(data, { raw })
      .resize({ width: smallWidth })
      .webp({ quality, alphaQuality: quality })
      .toBuffer();
    if (bytes.length <= maxSmallBytes) return bytes;
  }
  return null;
}

async function encode(pixels: Pixels): Promise<ReEncodedImage> {
  const { data, raw } = pixels;
  for (const { side, quality } of attempts) {
    const { data: bytes, info } = await sharp(data, { raw })
      .resize(inside(side))
      .webp({ quality, alphaQuality: quality })
      .toBuffer({ resolveWithObject: true });
    if (bytes.length <= maxBytes) {
      const { width, height } = info;
      const small = width > smallWidth ? await encodeSmall(pixels) : null;
      return { bytes, contentType: 'image/webp', width, height, small };
    }
  }
  throw new Error(`A picture of ${raw.width} x ${raw.height} did not get small enough`);
}

/**
 * Decodes a JPEG, PNG, WebP or AVIF file and writes its pixels as a new WebP of at most 700 KB and 1600
 * pixels a side, lowering the quality step by step, and as a smaller one of at most 250 KB. The same file
 * gives the same bytes. Decoding a large picture needs hundreds of megabytes, so decode only one at a
 * time. WebP, because AVIF takes five to thirty times as long to write.
 * @returns null if the file cannot be decoded: damaged, cut short, above 40 megapixels, too slow
 */
export async function reEncodeImage(file: Buffer): Promise<ReEncodedImage | null> {
  const pixels = await decode(file);
  return pixels && encode(pixels);
}
