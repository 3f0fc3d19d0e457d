import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata } from 'sharp';
import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { noise, pictureForm, plain, upload } from '../support/calls/images.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let person: Person;
test.beforeAll(async ({ harness }) => {
  person = await newCustomer(harness);
});

const storedPictures = async () => (await harness.context.db.images.get()).size;

const fetchPicture = (url: string) => fetch(`${harness.apiUrl}${url}`);

async function stored(url: string): Promise<{ bytes: Buffer; metadata: Metadata }> {
  const bytes = Buffer.from(await (await fetchPicture(url)).arrayBuffer());
  return { bytes, metadata: await sharp(bytes).metadata() };
}

/** Uploads a picture that must be accepted. */
async function keep(bytes: Uint8Array, name?: string) {
  const answer = await upload(harness, person, pictureForm(bytes, name));
  expect(answer).toMatchObject({ status: 200, success: true });
  return answer.data as { url: string; width: number; height: number; isNew: boolean };
}

describe('an accepted picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('in %s becomes WebP', async (format) => {
    const { url, ...rest } = await keep(await noise(320, 200).toFormat(format).toBuffer());
    expect(url).toMatch(/^\/api\/images\/[0-9a-f]{64}$/);
    expect(rest).toEqual({ width: 320, height: 200, isNew: true });
    expect((await stored(url)).metadata).toMatchObject({ format: 'webp', width: 320, height: 200 });
  });

  test('is judged by its content, not by its name or declared type', async () => {
    await keep(await plain(10, 10, '#123').png().toBuffer(), 'page.html');
  });

  test('loses location, camera, profile and comments, and is upright', async () => {
    const photo = await plain(300, 200)
      .withExif({
        IFD0: { Make: 'CAMERA-MAKER', Artist: 'SOMEBODY' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SOMEBODY</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const { url, width, height } = await keep(photo);
    expect([width, height]).toEqual([200, 300]);
    const { bytes, metadata } = await stored(url);
    expect(metadata.orientation).toBeUndefined();
    expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
    expect(bytes.toString('latin1')).not.toMatch(/CAMERA-MAKER|SOMEBODY/);
  });

  test.each([
    [4000, 1000, 1600, 400],
    [1000, 4000, 400, 1600],
    [1600, 1600, 1600, 1600],
    [8, 6, 8, 6],
  ])('with %d x %d pixels is kept with %d x %d', async (width, height, keptWidth, keptHeight) => {
    const kept = await keep(await plain(width, height).jpeg().toBuffer());
    expect([kept.width, kept.height]).toEqual([keptWidth, keptHeight]);
  });

  test('with many colours is compressed until it fits', async () => {
    const pixels = randomBytes(900 * 900 * 4);
    const raw = { width: 900, height: 900, channels: 4 } as const;
    const picture = await sharp(pixels, { raw }).webp({ quality: 90, alphaQuality: 90 }).toBuffer();
    const { url, width } = await keep(picture);
    const { bytes, metadata } = await stored(url);
    expect(bytes.length).toBeLessThanOrEqual(700 * 1024);
    expect(metadata).toMatchObject({ format: 'webp', width, hasAlpha: true });
  });

  test('with several frames is kept as its first one', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]);
    const raw = { width: 10, height: 20, channels: 3, pageHeight: 10 } as const;
    const animation = await sharp(frames, { raw }).webp({ loop: 0 }).toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const { url, height } = await keep(animation);
    expect(height).toBe(10);
    expect((await stored(url)).metadata.pages).toBeUndefined();
  });

  test('with a page appended to it loses the page', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const { url } = await keep(Buffer.concat([await plain(30, 30).jpeg().toBuffer(), page]));
    expect((await stored(url)).bytes.includes('script')).toBe(false);
  });

  test('in print colours or sixteen bits a channel is taken too', async () => {
    await keep(await plain(40, 30).toColourspace('cmyk').jpeg().toBuffer());
    await keep(await plain(40, 30).toColourspace('rgb16').png().toBuffer());
  });

  test('is taken from admins as well', async () => {
    const bytes = await plain(12, 12, '#456').png().toBuffer();
    expect((await upload(harness, await newAdmin(harness), pictureForm(bytes))).status).toBe(200);
  });
});

test('the same picture is stored once, also when ten people send it at the same moment', async () => {
  const bytes = await noise(300, 300).jpeg().toBuffer();
  const before = await storedPictures();
  const answers = await Promise.all(Array.from({ length: 10 }, () => keep(bytes)));
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await keep(bytes)).toEqual({ ...answers[0], isNew: false });
  expect(await storedPictures()).toBe(before + 1);
});

test('the stored picture has the right content type', async () => {
  const { url } = await keep(await plain(50, 40, '#789').png().toBuffer());
  const document = await harness.context.db.images.doc(url.split('/').at(-1) ?? '').get();
  expect(document.data()).toMatchObject({ contentType: 'image/webp', width: 50, height: 40 });
  expect(document.get('createdAt').toMillis()).toBeGreaterThan(0);
});

describe('the small size', () => {
  const inSmall = async (url: string) => {
    const response = await fetchPicture(`${url}?size=small`);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { response, bytes, metadata: await sharp(bytes).metadata() };
  };

  test.each([
    [2400, 1500, 800, 500],
    [1000, 4000, 400, 1600],
    [801, 600, 800, 599],
    [800, 600, 800, 600],
    [320, 200, 320, 200],
  ])('turns %d x %d pixels into %d x %d', async (width, height, smallWidth, smallHeight) => {
    const { url } = await keep(await plain(width, height).jpeg().toBuffer());
    const small = await inSmall(url);
    expect(small.metadata).toMatchObject({
      format: 'webp',
      width: smallWidth,
      height: smallHeight,
    });
    expect(Object.fromEntries(small.response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=1800, s-maxage=1800, must-revalidate',
    });
  });

  test('is small enough to store even if the picture is hard to compress', {
    tags: 'long',
  }, async () => {
    const raw = { width: 1600, height: 1600, channels: 4 } as const;
    const pixels = randomBytes(raw.width * raw.height * raw.channels);
    const picture = await sharp(pixels, { raw }).webp({ quality: 60 }).toBuffer();
    const { url, width } = await keep(picture);
    const { bytes, metadata } = await inSmall(url);
    expect(bytes.length).toBeLessThanOrEqual(700 * 1024);
    expect(metadata.width).toBeLessThanOrEqual(width);
  });

  test.each(['800', 'large', '', 'small&size=small'])('cannot be called %s', async (size) => {
    const answer = await call(harness, 'GET', `/images/${'0'.repeat(64)}?size=${size}`);
    expect([answer.status, answer.errors?.map(({ path }) => path)]).toEqual([400, ['size']]);
  });
});

describe('a refusal names its reason, and nothing is stored', () => {
  const jpeg = () => noise(200, 200).jpeg().toBuffer();
  const cut = async (format: 'jpeg' | 'png' | 'webp' | 'avif', part: number) => {
    const whole = await noise(200, 200).toFormat(format).toBuffer();
    return whole.subarray(0, Math.floor(whole.length * part));
  };
  /**
   * Returns a picture that claims to be huge in a few hundred bytes: a small PNG with other sizes in its
   * header.
   */
  const bomb = async () => {
    const picture = await plain(10, 10).png().toBuffer();
    picture.writeUInt32BE(60_000, 16);
    picture.writeUInt32BE(60_000, 20);
    return picture;
  };

  test.each<[string, number, () => Promise<Uint8Array>]>([
    ['SVG', 415, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['HTML', 415, async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a page in front of a JPEG',
      415,
      async () => Buffer.concat([Buffer.from('<b>'), await jpeg()]),
    ],
    ['GIF', 415, () => plain(10, 10).gif().toBuffer()],
    ['GIF with script', 415, async () => Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1;')],
    ['TIFF', 415, () => plain(10, 10).tiff().toBuffer()],
    ['text', 415, async () => Buffer.from('hello')],
    ['random bytes', 415, async () => Buffer.concat([Buffer.from([0]), randomBytes(5000)])],
    ['nothing', 400, async () => Buffer.alloc(0)],
    ['a JPEG in name only', 400, async () => Buffer.from('\xff\xd8\xff<svg/>', 'latin1')],
    ['half a JPEG', 400, () => cut('jpeg', 0.5)],
    ['nearly a JPEG', 400, () => cut('jpeg', 0.98)],
    ['half a PNG', 400, () => cut('png', 0.5)],
    ['half a WebP', 400, () => cut('webp', 0.5)],
    ['half an AVIF', 400, () => cut('avif', 0.5)],
    ['a bomb by its header', 400, bomb],
    ['54 megapixels', 400, () => plain(9000, 6000).png().toBuffer()],
  ])('%s: %d', async (_case, status, make) => {
    const before = await storedPictures();
    const answer = await upload(harness, person, pictureForm(await make()));
    expect(answer).toMatchObject({ status, success: false });
    expect(answer.errors?.map(({ path }) => path)).toEqual(['image']);
    expect(await storedPictures()).toBe(before);
  });

  test('more than 8 MB: 413, exactly 8 MB is looked at', async () => {
    const size = 8 * 1024 * 1024;
    expect((await upload(harness, person, pictureForm(randomBytes(size + 1)))).status).toBe(413);
    const filled = Buffer.concat([await plain(20, 20).jpeg().toBuffer(), Buffer.alloc(size)]);
    await keep(filled.subarray(0, size));
  });

  test('another field name, two files, a text for a file: 400', async () => {
    const bytes = await jpeg();
    const two = pictureForm(bytes);
    two.append('image', new Blob([new Uint8Array(bytes)]), 'b.jpg');
    const text = new FormData();
    text.set('image', 'data:image/png;base64,AAAA');
    const extra = pictureForm(bytes);
    extra.set('name', 'x');
    const cases: [FormData, string][] = [
      [pictureForm(bytes, 'a.jpg', 'photo'), 'photo'],
      [two, 'image'],
      [text, 'image'],
      [extra, 'name'],
      [new FormData(), 'image'],
    ];
    for (const [form, path] of cases) {
      const answer = await upload(harness, person, form);
      expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, path]);
    }
  });

  test.each([
    ['JSON', 'application/json', '{"image":"x"}', 415],
    ['the bare file', 'image/png', 'x', 415],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    ['a form that is cut short', 'multipart/form-data; boundary=b', '--b\r\n', 400],
    [
      'a file that is cut short',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n\xff\xd8\xff',
      400,
    ],
  ])('%s: %s %s', async (_case, type, body, status) => {
    const response = await fetch(`${harness.apiUrl}/api/images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false });
  });

  test('an invalid token: 401', async () => {
    const stranger = { ...person, token: 'x.y.z' };
    expect((await upload(harness, stranger, pictureForm(await jpeg()))).status).toBe(401);
  });
});

describe('ways to send a form', () => {
  const uploadTo = async (address: string, form: FormData, isStreamed: boolean) => {
    const encoded = new Response(form);
    const bytes = await buffer(Readable.fromWeb(encoded.body as never));
    const request = httpRequest(`${address}/api/images`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': encoded.headers.get('content-type') ?? '',
        ...(!isStreamed && { 'content-length': bytes.length }),
      },
    });
    Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]).pipe(request);
    const [response] = await once(request, 'response');
    return { status: response.statusCode, ...JSON.parse((await buffer(response)).toString()) };
  };

  test('in pieces, without a length', async () => {
    const form = pictureForm(await plain(64, 48, '#abc').png().toBuffer());
    expect(await uploadTo(harness.apiUrl, form, true)).toMatchObject({
      status: 200,
      data: { width: 64, height: 48 },
    });
  });

  test('too large and without a length: 413', async () => {
    const form = pictureForm(randomBytes(9 * 1024 * 1024));
    expect(await uploadTo(harness.apiUrl, form, true)).toMatchObject({ status: 413 });
  });
});

describe('a stored picture', () => {
  test('may be kept for half an hour by each of two caches and is nothing but a picture', async () => {
    const { url } = await keep(await plain(70, 70, '#fed').png().toBuffer());
    const response = await fetchPicture(url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=1800, s-maxage=1800, must-revalidate',
      'x-content-type-options': 'nosniff',
    });
  });

  test('is not sent again to a browser that has it, in the size that it has', async () => {
    const { url } = await keep(await noise(900, 300).jpeg().toBuffer());
    const tagOf = async (path: string) => (await fetchPicture(path)).headers.get('etag') ?? '';
    const [whole, small] = [await tagOf(url), await tagOf(`${url}?size=small`)];
    // Sets Cache-Control, because `fetch` would add no-cache, and then Express never answers 304.
    const again = (path: string, tag: string) =>
      fetch(`${harness.apiUrl}${path}`, {
        headers: { 'if-none-match': tag, 'cache-control': 'max-age=0' },
      });
    const known = await again(url, whole);
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(known.headers.get('cache-control')).toContain('max-age=1800');
    expect((await again(`${url}?size=small`, small)).status).toBe(304);
    expect((await again(url, small)).status).toBe(200);
  });

  test('with an unknown id: 404, not cached', async () => {
    const answer = await call(harness, 'GET', `/images/${'0'.repeat(64)}`);
    expect([answer.status, answer.code]).toEqual([404, 'not_found']);
    const response = await fetchPicture(`/api/images/${'0'.repeat(64)}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each(['x', '0'.repeat(63), 'A'.repeat(64), `${'0'.repeat(63)}%2F`, '..%2Fusers'])(
    'with the invalid id %s: 400',
    async (id) => {
      const answer = await call(harness, 'GET', `/images/${id}`);
      expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'sha256']);
    },
  );
});
