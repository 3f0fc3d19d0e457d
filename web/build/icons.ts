import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { surface } from '../src/app/theme/surface.ts';

interface Icon {
  file: string;
  /** Width and height in pixels. */
  size: number;
  /** Share of the width that the picture takes; the rest is margin. */
  filled: number;
  /** Whether the background is opaque, because the system cuts the icon into a shape of its own. */
  isOpaque: boolean;
}

/** Icons that a system may cut: it may remove all but a circle of 80 % of a maskable icon. */
const maskable = { filled: 0.6, isOpaque: true };
const free = { filled: 0.94, isOpaque: false };

export const icons = {
  small: { file: '/icons/192.png', size: 192, ...free },
  large: { file: '/icons/512.png', size: 512, ...free },
  maskable: { file: '/icons/maskable-512.png', size: 512, ...maskable },
  apple: { file: '/icons/apple-touch-icon.png', size: 180, filled: 0.72, isOpaque: true },
} satisfies Record<string, Icon>;

async function drawIcon(siteFolder: string, svg: Buffer, icon: Icon): Promise<void> {
  const width = Math.round(icon.size * icon.filled);
  const margin = Math.floor((icon.size - width) / 2);
  const rest = icon.size - width - margin;
  const background = icon.isOpaque ? surface.light.background : { r: 0, g: 0, b: 0, alpha: 0 };
  // Drawn large from the start, because scaling up a picture of 64 units would blur it.
  await sharp(svg, { density: 72 * (width / 64) })
    .resize(width, width)
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background })
    .flatten(icon.isOpaque && { background })
    .png({ palette: true })
    .toFile(join(siteFolder, icon.file));
}

/** Draws the site's icon in the sizes that systems need when they install the site. */
export async function drawIcons(siteFolder: string): Promise<void> {
  mkdirSync(join(siteFolder, 'icons'), { recursive: true });
  const svg = readFileSync(join(siteFolder, 'favicon.svg'));
  await Promise.all(Object.values(icons).map((icon) => drawIcon(siteFolder, svg, icon)));
}
