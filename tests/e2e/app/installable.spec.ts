import sharp from 'sharp';
import { expect, test } from '../support/test.ts';

interface Icon {
  src: string;
  sizes: string;
  purpose: string;
}

test('a system finds what it needs to install the site, and always asks for a newer service worker', {
  tag: '@long',
}, async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');

  const manifest: { icons: Icon[]; shortcuts: { name: string; url: string }[] } =
    await answer.json();
  expect(manifest).toMatchObject({ name: 'Clearcoat · Car wash and detailing', start_url: '/' });
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Book a wash', '/services'],
    ['My bookings', '/dashboard/my-bookings'],
  ]);
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { format, width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect({ format, size: `${width}x${height}` }).toEqual({ format: 'png', size: sizes });
  }

  const worker = await request.get('/sw.js');
  expect(worker.headers()['content-type']).toContain('javascript');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  const missing = await request.get('/icons/none.png');
  expect(missing.status()).toBe(404);
});
