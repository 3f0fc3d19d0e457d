import type { Page } from '@playwright/test';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { tabTo } from '../support/browser/keyboard.ts';
import { newService, removeService } from '../support/records/catalogue.ts';
import { expect, test } from '../support/test.ts';

const pair = {
  imageBefore: '/pictures/bonnet-before.webp',
  image: '/pictures/bonnet-after.webp',
  caption: 'A bonnet of two dusty summers',
};
const single = { image: '/pictures/water-beads.webp', caption: 'Rain on the coating' };

const section = (page: Page) => page.getByRole('region', { name: 'Before and after' });
const slider = (page: Page) => page.getByRole('slider', { name: pair.caption });
const pictureOf = (page: Page, caption: string) =>
  section(page).getByRole('figure').filter({ hasText: caption });

/** The share of the width, in percent, that the picture before is seen of. */
const shareBefore = async (page: Page) => Number(await slider(page).inputValue());

test('a pair of pictures is compared by dragging and by keyboard, a phone turns the pictures one by one, and a missing one leaves a frame', {
  tag: '@long',
}, async ({ page, browserErrors }) => {
  const service = await newService({ pictures: [pair, single] });

  await test.step('a pair is compared by dragging anywhere on it', async () => {
    await page.goto(`/services/${service._id}`);
    await section(page).scrollIntoViewIfNeeded();
    const images = pictureOf(page, pair.caption).locator('img');
    await expect(images).toHaveCount(2);
    await images.first().scrollIntoViewIfNeeded();
    for (const image of await images.all()) {
      await expect(image).toHaveJSProperty('complete', true);
      await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    }
    const box = await images.first().boundingBox();
    if (!box) throw new Error('The pair is not shown');
    const at = (share: number) => box.x + box.width * share;
    const middle = box.y + box.height / 2;
    await page.mouse.click(at(0.2), middle);
    await expect.poll(() => shareBefore(page)).toBe(20);
    await expect(slider(page)).toBeFocused();
    await page.mouse.move(at(0.8), middle);
    await page.mouse.down();
    await page.mouse.move(at(0.6), middle + 5);
    await expect.poll(() => shareBefore(page)).toBe(60);
    await page.mouse.move(at(1.5), middle);
    await expect.poll(() => shareBefore(page)).toBe(100);
    await page.mouse.up();
    await page.mouse.move(at(0.3), middle);
    const share = await shareBefore(page);
    expect(share).toBe(100);
  });

  await test.step('a pair is compared by keyboard, and everybody can use it', async () => {
    await page.goto(`/services/${service._id}`);
    await section(page).scrollIntoViewIfNeeded();
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '50% before, 50% after');
    await tabTo(page, slider(page));
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '51% before, 49% after');
    await page.keyboard.press('Home');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Only after');
    await page.keyboard.press('End');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'Only before');
    await inEveryLook(page, () => expectUsable(page));
  });

  await test.step('on a phone the pictures are turned one by one', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/services/${service._id}`);
    const next = section(page).getByRole('button', { name: 'Next' });
    await expect(async () => {
      // Content that loads above it may move it away once more.
      await section(page).scrollIntoViewIfNeeded();
      await next.scrollIntoViewIfNeeded({ timeout: 1000 });
      await expect(pictureOf(page, pair.caption)).toBeInViewport({ ratio: 0.5, timeout: 1000 });
    }).toPass();
    await expect(pictureOf(page, single.caption)).not.toBeInViewport();
    await next.click();
    await expect(pictureOf(page, single.caption)).toBeInViewport({ ratio: 0.5 });
    await expect(next).toBeDisabled();
    await removeService(service);
  });

  await test.step('a picture that cannot be loaded leaves an empty frame, half a pair what is left', async () => {
    browserErrors.allow(/status of 404/);
    await page.route('**/pictures/gone.webp', (route) => route.fulfill({ status: 404 }));
    const gone = '/pictures/gone.webp';
    const service = await newService({
      pictures: [
        { ...pair, imageBefore: gone },
        { ...single, image: gone },
      ],
    });
    await page.goto(`/services/${service._id}`);
    await section(page).scrollIntoViewIfNeeded();
    await expect(pictureOf(page, pair.caption).locator('img')).toHaveCount(1);
    await expect(pictureOf(page, single.caption).locator('img')).toHaveCount(0);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await removeService(service);
  });
});
