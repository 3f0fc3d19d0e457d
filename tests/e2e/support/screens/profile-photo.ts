import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A picture of one color that is wider than high, as cameras make them. */
export const photoFile = async (color = '#2a7') => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: color } })
    .png()
    .toBuffer(),
});

type PhotoFile = Awaited<ReturnType<typeof photoFile>>;

/** Chooses a photo on the page 'Edit Profile', which opens the dialog to crop it. */
export const choosePhoto = (page: Page, file: PhotoFile) =>
  page.getByRole('main').getByLabel('Photo').setInputFiles(file);

export const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Crop your photo' });
