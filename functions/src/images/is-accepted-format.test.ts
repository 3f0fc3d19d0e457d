import { expect, test } from 'vitest';
import { isAcceptedFormat } from './is-accepted-format.ts';

const file = (text: string) => Buffer.from(text, 'latin1');
const box = (brands: string) =>
  file(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`);

test.each([
  ['JPEG', file('\xff\xd8\xff\xe0\0\x10JFIF')],
  ['PNG', file('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')],
  ['WebP', file('RIFF\x24\0\0\0WEBPVP8 ')],
  ['AVIF', box('avif\0\0\0\0avifmif1')],
  ['AVIF by a compatible brand', box('mif1\0\0\0\0mif1avif')],
])('%s is accepted', (_name, start) => {
  expect(isAcceptedFormat(start)).toBe(true);
});

test.each([
  ['nothing', file('')],
  ['one byte', file('\xff')],
  ['GIF', file('GIF89a\x01\0\x01\0')],
  ['SVG', file('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['HTML', file('<!doctype html><script>alert(1)</script>')],
  ['HTML in front of a JPEG', file('<html>\xff\xd8\xff\xe0\0\x10JFIF')],
  ['WAV', file('RIFF\x24\0\0\0WAVEfmt ')],
  ['TIFF', file('II*\0\x08\0\0\0')],
  ['HEIC', box('heic\0\0\0\0mif1heic')],
  ['MP4', box('isom\0\0\x02\0isomiso2')],
  ['a brand at the wrong place', box('mif1\0\0\0\0mavif1xx')],
  ['a ftyp that is cut short', file('\0\0\0\x1cftyp')],
])('%s is not accepted', (_name, start) => {
  expect(isAcceptedFormat(start)).toBe(false);
});
