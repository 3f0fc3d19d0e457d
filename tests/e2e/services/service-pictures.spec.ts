import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { newAccount } from '../support/records/accounts.ts';
import { newService, removeService } from '../support/records/catalogue.ts';
import { tokenOf } from '../support/server/call-api.ts';
import { baseUrl } from '../support/suite.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 412, height: 823 };

/** Uploads a picture 1600 pixels wide. @returns its address */
async function upload(page: Page): Promise<string> {
  const create = { width: 1600, height: 1000, channels: 3, background: '#268' } as const;
  const token = await tokenOf(await newAccount('admin'));
  const answer = await page.request.post('/api/images', {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      image: {
        name: 'service.png',
        mimeType: 'image/png',
        buffer: await sharp({ create }).png().toBuffer(),
      },
    },
  });
  return (await answer.json()).data.url;
}

/** Expects that the browser shows this of what it was offered. */
async function expectShown(picture: Locator, address: string): Promise<void> {
  await expect(picture).toHaveJSProperty('currentSrc', new URL(address, baseUrl).href);
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

test('a phone gets the small size of a picture, a sharp screen the full one, and a list only the first at once', {
  tag: '@long',
}, async ({ page, browser }) => {
  const image = await upload(page);
  const service = await newService({ image });
  await test.step('a phone is sent the small size of an uploaded picture', async () => {
    await page.setViewportSize(phone);
    await page.goto(`/services/${service._id}`);
    const shown = page.getByRole('main').locator('img').first();
    await expect(shown).toHaveAttribute('fetchpriority', 'high');
    await expectShown(shown, `${image}?size=small`);
  });

  await test.step('a large sharp screen gets the full picture, and the small size on a card', async () => {
    const viewport = { width: 1280, height: 800 };
    const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
    const large = await context.newPage();
    await large.goto(`/services?search=${encodeURIComponent(service.name)}`);
    const card = large.getByRole('link').filter({ hasText: service.name });
    await expectShown(card.locator('img'), `${image}?size=small`);
    await card.click();
    await expect(large.getByRole('heading', { level: 1 })).toHaveText(service.name);
    await expectShown(large.getByRole('main').locator('img').first(), image);
    await context.close();
    await removeService(service);
  });

  await test.step('only the first picture of the list is loaded before it is in view', async () => {
    await page.goto('/services');
    const pictures = page.getByRole('region', { name: 'Results' }).locator('img');
    const attributes = await pictures.evaluateAll((images) =>
      images.map((image) => [image.getAttribute('loading'), image.getAttribute('fetchpriority')]),
    );
    const [first, ...others] = attributes;
    expect(first).toEqual(['eager', 'high']);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(['lazy', 'auto']);
  });
});
