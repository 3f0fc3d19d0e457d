import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { test } from '../support/test.ts';
import { folder, headingsFile, headingsOf, pictures } from './pictures.ts';

test.use({ viewport: { width: 1280, height: 1000 }, deviceScaleFactor: 1.5 });

for (const [name, reach] of Object.entries(pictures)) {
  test(`takes the picture ${name}, light and dark`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      if (colorScheme === 'light') await reach(page);
      await page.evaluate('scrollTo(0, 0)');
      const shot = await page.screenshot({ animations: 'disabled' });
      await sharp(shot).webp({ quality: 80 }).toFile(`${folder}/${name}-${colorScheme}.webp`);
    }
    const taken = JSON.parse(readFileSync(headingsFile, 'utf8'));
    const headings = { ...taken, [name]: await headingsOf(page) };
    writeFileSync(headingsFile, `${JSON.stringify(headings, null, 2)}\n`);
  });
}
