import sharp, { type Raw } from 'sharp';

/** The stored form of a picture: WebP without metadata. */
export interface ReEncodedImage {
  bytes: Buffer;
  contentType: 'image/webp';
  width: number;
  height: number;
}

/** Pictures with more pixels are not decoded: a small file can contain a huge picture. */
const maxPixels = 40_000_000;

const maxSide = 1600;

/** Fits into a Firestore document (1 MiB) and leaves room for other fields. */
const maxBytes = 700 * 1024;

const maxSeconds = 20;

/** Tried in this order until the result is small enough. The last one always is. */
const attempts = [
  { side: maxSide, quality: 82 },
  { side: maxSide, quality: 60 },
  { side: maxSide, quality: 40 },
  { side: 1000, quality: 40 },
  { side: 700, quality: 40 },
] as const;

// Uploaded files are untrusted: only the decoders of the four accepted formats may run.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

const inside = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

interface Pixels {
  data: Buffer;
  raw: Raw;
}

/**
 * Decodes the first frame, rotated upright, in sRGB and at most `maxSide` long; null if it cannot be
 * decoded.
 */
async function decode(file: Buffer): Promise<Pixels | null> {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize(inside(maxSide))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return { data, raw: { width, height, channels } };
  } catch {
    // sharp throws plain Errors. All of them mean that the file is invalid.
    return null;
  }
}

async function encode({ data, raw }: Pixels): Promise<ReEncodedImage> {
  for (const { side, quality } of attempts) {
    const { data: bytes, info } = await sharp(data, { raw })
      .resize(inside(side))
      .webp({ quality, alphaQuality: quality })
      .toBuffer({ resolveWithObject: true });
    if (bytes.length <= maxBytes) {
      return { bytes, contentType: 'image/webp', width: info.width, height: info.height };
    }
  }
  throw new Error(`A picture of ${raw.width} x ${raw.height} did not get small enough`);
}

/**
 * Decodes a JPEG, PNG, WebP or AVIF file and writes its pixels as a new WebP of at most 700 KB and 1600
 * pixels a side, lowering the quality step by step. The same file gives the same bytes. Decoding a
 * large picture needs hundreds of megabytes, so decode only one at a time. of megabytes while it is
 * decoded: one at a time.
 * @returns null if the file cannot be decoded: damaged, cut short, above 40 megapixels, too slow
 */
export async function reEncodeImage(file: Buffer): Promise<ReEncodedImage | null> {
  const pixels = await decode(file);
  return pixels && encode(pixels);
}
