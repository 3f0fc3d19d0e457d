import { expect, test, vi } from 'vitest';
import { imageFileProblem, imageFileRules, openPicture } from './check-image-file';

const megabyte = 1024 * 1024;

test('the message names the accepted types and sizes', () => {
  expect(imageFileRules).toBe('JPEG, PNG, WebP, AVIF or HEIC, up to 50 MB.');
});

test.each([
  ['image/jpeg', 1],
  ['image/png', 50 * megabyte],
  ['image/webp', megabyte],
  ['image/avif', megabyte],
  ['image/heic', megabyte],
  ['', megabyte],
])('a file of type "%s" and %i bytes is accepted', (type, size) => {
  expect(imageFileProblem({ name: 'a', type, size })).toBeNull();
});

test.each([
  ['image/gif', 1, `Please choose a picture: ${imageFileRules}`],
  ['image/svg+xml', 1, `Please choose a picture: ${imageFileRules}`],
  ['application/pdf', 60 * megabyte, `Please choose a picture: ${imageFileRules}`],
  ['image/jpeg', 50 * megabyte + 1, 'This picture has 51 MB. Please choose one of at most 50 MB.'],
])('a file of type "%s" and %i bytes is refused', (type, size, refusal) => {
  expect(imageFileProblem({ name: 'a', type, size })).toBe(refusal);
});

test.each([
  ['IMG_1.HEIC', '', /^This browser cannot open HEIC pictures\. Please choose a JPEG/],
  ['a.heif', 'image/heif', /^This browser cannot open HEIC pictures/],
  ['a.png', 'image/png', /^This picture cannot be opened\. It may be damaged/],
])('%s that the browser cannot open says why', async (name, type, problem) => {
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode = () => Promise.reject(new DOMException('', 'EncodingError'));
    },
  );
  await expect(openPicture(new File(['?'], name, { type }))).rejects.toThrow(problem);
});
